import { translate } from '../../language/translate.ts';
import type * as english from './Inbox.words.ts';

export const inboxWords = translate<typeof english.inboxWords>({
  title: 'Mensajes',
  subtitle: {
    person: 'Sus conversaciones con organizaciones y otras personas.',
    organization:
      'Los mensajes entre su organización y quienes presentan solicitudes. Todo el equipo puede leerlos.',
    hospital: 'Los mensajes entre su organización y sus pacientes. Todo el equipo puede leerlos.',
  },
  loading: 'Cargando los mensajes…',
  pageFailed: { title: 'No se pudo cargar la página', retry: 'Intentar de nuevo' },
  conversations: 'Conversaciones',
  all: 'Todos los mensajes',
  toReply: 'Ir a su mensaje',
  notLive: 'Se perdió la conexión en vivo. Los mensajes nuevos aparecerán cuando vuelva.',
  outdated: 'No se pudieron cargar los mensajes nuevos.',
  retry: 'Intentar de nuevo',
  write: 'Nuevo mensaje',
  search: 'Buscar mensajes',
  placeholder: 'Nombre, asunto o palabras',
  show: 'Mostrar',
  lists: { all: 'Todos', unread: 'Sin leer' },
  found: {
    person: ({ count, unread }, shown) =>
      [
        `${shown(count)} ${count === 1 ? 'conversación' : 'conversaciones'}`,
        unread > 0 && `${shown(unread)} sin leer`,
      ]
        .filter(Boolean)
        .join(', '),
    organization: ({ count, unread }, shown) =>
      [
        `${shown(count)} ${count === 1 ? 'conversación' : 'conversaciones'}`,
        unread > 0 && `${shown(unread)} ${unread === 1 ? 'mensaje' : 'mensajes'} sin leer`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  none: {
    title: 'Nada coincide',
    text: 'Pruebe con otras palabras o vuelva a mostrar todo.',
    clear: 'Mostrar todo',
  },
  unread: (many, shown) => (many === 1 ? '1 sin leer' : `${shown} sin leer`),
  isNew: 'Nueva',
  asks: 'Quiere contacto',
  draft: 'Borrador',
  yours: 'Usted: ',
  blocked: 'Bloqueada',
  suspended: 'Suspendida',
  ended: 'Terminada',
  more: 'Mostrar más',
  moreFailed: 'No se pudieron cargar más conversaciones.',
  listFailed: { title: 'No se pudieron cargar las conversaciones', retry: 'Intentar de nuevo' },
  requestsFailed: 'No se pudieron cargar las peticiones de contacto.',
  empty: {
    title: 'Todavía no hay mensajes',
    find: 'Buscar organizaciones',
    person:
      'Aquí verá lo que las organizaciones le escriben, deciden y le piden. Puede escribirle a cualquiera desde su página.',
    organization: 'Puede escribirle a quien haya presentado una solicitud, desde la solicitud.',
    hospital: 'Cuando alguien pregunte por atención médica, su mensaje aparecerá aquí.',
  },
  closed: { title: 'No hay ninguna conversación abierta', text: 'Elija una de la lista.' },
});

export const inboxThreadWords = translate<typeof english.inboxThreadWords>({
  interview: 'Ofrecer una entrevista',
  chooseTime: 'Elegir una hora para conversar',
  somebody: {
    person: 'Mensaje nuevo',
    organization: 'Mensaje para quien presentó la solicitud',
    hospital: 'Mensaje nuevo',
  },
  to: (name) => `Mensaje nuevo para ${name}`,
  log: (name) => `Conversación con ${name}`,
  loading: 'Cargando la conversación…',
  missing: {
    title: 'No se encontró la conversación',
    text: 'Es posible que la dirección tenga un error.',
  },
  failed: { title: 'No se pudo cargar la conversación', retry: 'Intentar de nuevo' },
  nothing: 'Todavía no hay mensajes.',
  you: 'Usted',
  older: 'Mostrar mensajes anteriores',
  olderFailed: 'No se pudieron cargar los mensajes anteriores.',
  states: {
    sending: 'Enviando…',
    waiting: 'Esperando la conexión. Se enviará automáticamente.',
    limited:
      'Usted escribió a muchos contactos nuevos, así que este mensaje tiene que esperar. Se enviará automáticamente.',
    refused: 'No se envió',
  },
  again: 'Enviar de nuevo',
  edit: 'Cambiar',
  input: (name) => `Mensaje para ${name}`,
  inputUnnamed: 'Su mensaje',
  keys: 'Presione Enter para enviar; Shift y Enter, para otra línea.',
  send: 'Enviar',
  readOnly: 'Su función le permite leer los mensajes. Escriben quienes revisan y administran.',
  block: 'Bloquear',
  unblock: 'Permitir que vuelva a escribir',
  blockConfirmation: {
    title: (name) => `¿Bloquear a ${name}?`,
    text: 'Ninguna de las dos partes podrá escribir aquí, y ya no le podrán encontrar entre las personas candidatas. No les avisaremos, pero sus mensajes no llegarán. Puede permitir que vuelvan a escribir cuando quiera.',
    person:
      'Ninguna de las dos personas podrá escribir aquí, y ya no le podrá pedir que sea su mentor. No le avisaremos, pero sus mensajes no llegarán. Puede permitir que vuelva a escribir cuando quiera.',
    confirm: 'Bloquear',
    cancel: 'No bloquear',
  },
  report: 'Denunciar',
  reportMessage: 'Denunciar este mensaje',
  reported: {
    open: 'Usted denunció esta conversación. Alguien de la administración la revisará.',
    acted: 'Revisamos lo que usted denunció aquí y tomamos medidas.',
    dismissed:
      'Revisamos lo que usted denunció aquí. No infringe nuestras reglas. Todavía puede bloquear la conversación.',
  },
  isEnded:
    'Esta mentoría terminó, así que ninguna de las dos personas puede escribir aquí. Todavía puede leerla y denunciarla.',
  isSuspended: (name) =>
    `VetSync suspendió a ${name}. Nadie allí puede leer lo que usted escriba, así que por ahora no puede enviar mensajes. Todavía puede leer esta conversación y denunciarla.`,
  isBlocked: (name) => `Usted bloqueó a ${name}. Ninguna de las dos partes puede escribir aquí.`,
  blockFailed: 'No se guardó. Intente de nuevo.',
  templates: 'Plantillas',
  simulated: 'Simulado',
  typing: (name) => `${name} está escribiendo…`,
});

export const inboxPeopleWords = translate<typeof english.inboxPeopleWords>({
  title: 'Nuevo mensaje',
  search: 'A quién escribir',
  placeholder: 'Nombre o lo que solicitó',
  loading: 'Cargando personas…',
  failed: { title: 'No se pudieron cargar las personas', retry: 'Intentar de nuevo' },
  found: (many, shown) => (many === 1 ? '1 persona' : `${shown} personas`),
  more: (many, shown) => `${shown} ${many === 1 ? 'persona' : 'personas'} más. Búsquelas por nombre.`,
  none: 'Nadie coincide. Pruebe con otro nombre.',
  nobody: 'Nadie ha presentado una solicitud todavía. Podrá escribir a las personas cuando lo hagan.',
});

export const inboxRequestWords = translate<typeof english.inboxRequestWords>({
  title: (organization) => `${organization} quiere conversar con usted`,
  text: 'Vieron su perfil entre las personas candidatas y no saben quién es usted. Si acepta, conocerán su nombre y podrán escribirse. Si rechaza, no se enterarán y no podrán volver a pedírselo.',
  from: (name, organization) => (name === '' ? organization : `${name}, ${organization}`),
  accept: 'Aceptar',
  acceptOf: (organization) => `Aceptar la petición de ${organization}`,
  decline: 'Rechazar',
  declineOf: (organization) => `Rechazar la petición de ${organization}`,
  accepting: 'Aceptando…',
  declining: 'Rechazando…',
  notAnswered: 'Su respuesta no se guardó',
});

export const inboxReportWords = translate<typeof english.inboxReportWords>({
  title: { message: 'Denunciar este mensaje', conversation: 'Denunciar esta conversación' },
  text: 'La administración de VetSync lee la denuncia, su nombre y los mensajes de abajo. A la otra parte no se le avisa.',
  reason: '¿Qué está mal?',
  reasons: {
    spam: 'Publicidad o correo basura',
    scam: 'Una estafa: quieren dinero o datos',
    harassment: 'Insultos o amenazas',
    hate: 'Odio',
    privacy: 'Comparten algo privado',
    other: 'Otra cosa',
  },
  note: { label: '¿Qué debemos saber?', help: 'Con sus propias palabras.' },
  tooLong: 'Este texto es demasiado largo. Por favor, acórtelo.',
  evidence: (many, shown) => (many === 1 ? 'Se copia este mensaje' : `Se copian estos ${shown} mensajes`),
  older: 'También se copian los mensajes anteriores, hasta 50 en total.',
  send: 'Enviar la denuncia',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  notSent: 'Su denuncia no se envió',
  sent: {
    title: 'Su denuncia se envió',
    person:
      'Alguien de la administración la revisará, y usted recibirá un aviso con el resultado. También puede bloquear.',
    organization:
      'Alguien de la administración la revisará. No conteste hasta que sienta que es seguro hacerlo.',
  },
  close: 'Cerrar',
});
