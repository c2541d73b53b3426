import { translate } from '../../language/translate.ts';
import { inboxThreadWords, inboxWords } from './Inbox.words.ts';

export const inboxSpanish = translate(inboxWords, {
  title: 'Mensajes',
  subtitle: {
    person: 'Lo que usted y las organizaciones se escriben.',
    organization:
      'Lo que su organización y quienes presentan solicitudes se escriben. Todo el equipo lo lee.',
  },
  loading: 'Cargando los mensajes…',
  pageFailed: { title: 'No se pudo cargar la página', retry: 'Intentar de nuevo' },
  conversations: 'Conversaciones',
  all: 'Todos los mensajes',
  notLive: 'Se perdió la conexión en vivo. Los mensajes nuevos aparecerán cuando vuelva.',
  outdated: 'No se pudieron cargar los mensajes nuevos.',
  retry: 'Intentar de nuevo',
  unread: (many, shown) => (many === 1 ? '1 sin leer' : `${shown} sin leer`),
  draft: 'Borrador',
  blocked: 'Bloqueada',
  more: 'Mostrar más',
  moreFailed: 'No se pudieron cargar más conversaciones.',
  listFailed: { title: 'No se pudieron cargar las conversaciones', retry: 'Intentar de nuevo' },
  empty: {
    title: 'Todavía no hay mensajes',
    person: 'Puede escribirle a cualquier organización desde su página.',
    organization: 'Puede escribirle a quien haya presentado una solicitud, desde la solicitud.',
  },
  closed: { title: 'No hay ninguna conversación abierta', text: 'Elija una de la lista.' },
});

export const inboxThreadSpanish = translate(inboxThreadWords, {
  somebody: { person: 'Mensaje nuevo', organization: 'Mensaje para quien presentó la solicitud' },
  to: (name) => `Mensaje nuevo para ${name}`,
  log: (name) => `Conversación con ${name}`,
  loading: 'Cargando la conversación…',
  missing: {
    title: 'No se encontró la conversación',
    text: 'Es posible que la dirección tenga un error.',
  },
  failed: { title: 'No se pudo cargar la conversación', retry: 'Intentar de nuevo' },
  nothing: 'Todavía no hay nada escrito.',
  you: 'Usted',
  older: 'Mostrar mensajes anteriores',
  olderFailed: 'No se pudieron cargar los mensajes anteriores.',
  states: {
    sending: 'Enviando…',
    waiting: 'Esperando la conexión. Se enviará solo.',
    refused: 'No se envió',
  },
  again: 'Enviar de nuevo',
  edit: 'Cambiar',
  input: (name) => `Mensaje para ${name}`,
  inputUnnamed: 'Su mensaje',
  keys: 'Enter envía. Mayús y Enter comienzan una línea nueva.',
  send: 'Enviar',
  readOnly: 'Su función le permite leer los mensajes. Escriben quienes revisan y administran.',
  block: 'Bloquear',
  unblock: 'Permitir que vuelva a escribir',
  isBlocked: (name) => `Usted bloqueó a ${name}. Ninguna de las dos partes puede escribir aquí.`,
  blockFailed: 'No se guardó. Intente de nuevo.',
  crisis: 'Usted importa. Hay ayuda ahora mismo',
  crisisText:
    'Si usted o alguien cercano piensa en el suicidio o ya no puede más, hable con la Línea de Crisis para Veteranos. Es gratuita y confidencial, de día y de noche. Nadie se entera de lo que usted escribió aquí, salvo quien lo recibe.',
});
