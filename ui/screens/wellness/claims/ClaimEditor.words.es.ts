import { translate } from '../../../language/translate.ts';
import type * as english from './ClaimEditor.words.ts';

export const claimEditorWords = translate<typeof english.claimEditorWords>({
  title: { add: 'Agregar un reclamo', edit: 'Editar el reclamo' },
  description: 'Para su propia lista. No se envía nada a VA.',
  fields: {
    title: 'Para qué es',
    kind: 'Tipo de reclamo',
    filed: 'Presentado el',
    stage: 'Etapa en la que está',
    next: 'Próxima fecha',
    note: 'Notas',
  },
  help: {
    title: 'Por ejemplo: pérdida de la audición.',
    stage: 'VA.gov y las cartas de VA dicen la etapa.',
    next: 'Un examen o el día en que vence un plazo.',
    note: 'Lo que le piden o quién le ayuda. No escriba su número de Seguro Social.',
  },
  save: { add: 'Agregar a mi lista', edit: 'Guardar los cambios' },
  cancel: 'Cancelar',
  discard: {
    title: '¿Descartar lo que escribió?',
    text: 'Todavía no está en su lista.',
    confirm: 'Descartar',
    cancel: 'Seguir escribiendo',
  },
});
