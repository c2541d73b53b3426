import { translate } from '../../language/translate.ts';
import type * as english from './Candidates.words.ts';

export const candidatesWords = translate<typeof english.candidatesWords>({
  loading: 'Cargando personas candidatas…',
  pageFailed: { title: 'No se pudo cargar la página', retry: 'Intentar de nuevo' },
  notAllowed: {
    title: 'Usted no puede buscar personas candidatas',
    role: 'Pueden quienes revisan o administran. Pida a su equipo que cambie su función.',
    status: 'Podrá cuando su organización esté aprobada.',
  },
  notLive: 'Se perdió la conexión en vivo. Las respuestas aparecerán cuando vuelva.',
  failed: { title: 'No se pudieron cargar las personas candidatas', retry: 'Intentar de nuevo' },
  more: 'Mostrar más',
  moreFailed: 'No se pudieron cargar más personas candidatas.',
});

export const candidateWords = translate<typeof english.candidateWords>({
  title: 'Persona candidata',
  finding: 'Cargando lo que muestra…',
  missing: 'Ya no se puede encontrar a esta persona',
  failed: { title: 'No se pudo cargar lo que muestra', retry: 'Intentar de nuevo' },
  recorded: 'Esta persona puede ver que usted lo leyó.',
  request: {
    title: 'Petición de contacto',
    label: 'Su mensaje',
    help: 'La persona verá su nombre y el de su organización. Solo puede enviarle una petición a cada persona.',
    send: 'Enviar petición de contacto',
    sending: 'Enviando…',
    notSent: 'Su petición no se envió',
    limited: (when) =>
      `Usted o su organización ya enviaron todas las peticiones que pueden por ahora. Podrá enviar otra: ${when}.`,
    sent: (when) => `Su petición se envió ${when}. Si la acepta, la conversación aparecerá en sus mensajes.`,
    accepted: 'Aceptó su petición, y usted ya le puede escribir.',
    open: 'Abrir la conversación',
  },
});
