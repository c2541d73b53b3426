import { translate } from '../../language/translate.ts';
import type * as english from './RecordDialog.words.ts';

export const recordDialogWords = translate<typeof english.recordDialogWords>({
  label: 'Otras filas',
  previous: 'Anterior',
  next: 'Siguiente',
  position: (at, count) => `${at} de ${count}`,
  keys: 'Anterior y siguiente: Alt con la flecha hacia arriba o hacia abajo',
  missing: {
    title: 'No lo encontramos',
    text: 'Puede que se haya retirado, o que la dirección de la página tenga un error. Cierre esto para ver la lista.',
  },
});
