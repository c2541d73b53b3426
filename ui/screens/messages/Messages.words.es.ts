import { translate } from '../../language/translate.ts';
import { messagesWords } from './Messages.words.ts';

const count = (many: number, one: string, more: string) =>
  `${many.toLocaleString('es-US')} ${many === 1 ? one : more}`;

export const messagesSpanish = translate(messagesWords, {
  title: { recruiter: 'Mensajes', university: 'Mensajes', nonprofit: 'Comunidad' },
  subtitle: {
    recruiter: 'Lo que usted y las personas candidatas se escriben.',
    university: 'Lo que usted y sus solicitantes se escriben.',
    nonprofit: 'Lo que usted y las personas de sus programas se escriben.',
  },
  back: 'Todos los mensajes',
  write: 'Nuevo mensaje',
  conversations: 'Conversaciones',
  search: 'Buscar mensajes',
  placeholder: 'Nombre, asunto o palabras',
  show: 'Mostrar',
  lists: { all: 'Todos', unread: 'Sin leer' },
  found: (many, unread) =>
    [
      count(many, 'conversación', 'conversaciones'),
      unread > 0 && count(unread, 'mensaje sin leer', 'mensajes sin leer'),
    ]
      .filter(Boolean)
      .join(', '),
  unread: (many) => count(many, 'sin leer', 'sin leer'),
  draft: 'Borrador',
  you: 'Usted',
  yours: 'Usted: ',
  none: {
    title: 'Ninguna conversación coincide',
    text: 'Pruebe con otras palabras o vea todas las conversaciones.',
    clear: 'Mostrar todas',
  },
  empty: {
    title: 'Todavía no hay mensajes',
    text: {
      recruiter: 'Escriba a alguien que haya solicitado uno de sus puestos.',
      university: 'Escriba a alguien que haya presentado una solicitud a uno de sus programas.',
      nonprofit: 'Escriba a alguien que esté en uno de sus programas.',
    },
  },
  closed: {
    title: 'Ninguna conversación está abierta',
    text: 'Elija una de la lista o escriba un nuevo mensaje.',
  },
  missing: {
    title: 'No hay nadie con este nombre en sus registros',
    text: 'Puede que haya retirado su solicitud.',
  },
  choose: {
    title: 'Nuevo mensaje',
    search: 'A quién escribir',
    placeholder: 'Nombre, rama o lo que solicitó',
    found: (many) => count(many, 'persona', 'personas'),
    more: (many) => `${count(many, 'persona más', 'personas más')}. Búsquelas por nombre.`,
    none: 'Nadie coincide. Pruebe con otro nombre.',
    nobody: 'Nadie ha presentado una solicitud todavía. Podrá escribir a las personas cuando lo hagan.',
  },
  log: (name) => `Conversación con ${name}`,
  nothing: 'Todavía no hay nada escrito.',
  input: (name) => `Mensaje para ${name}`,
  keys: 'Con Enter se envía. Con Shift y Enter se empieza otra línea.',
  send: 'Enviar',
  templates: 'Plantillas',
  about: (subject) => `Asunto: ${subject}`,
  simulated: 'Simulado',
  typing: (name) => `${name} está escribiendo…`,
  sample: {
    recruiter: 'Conversaciones de ejemplo: las respuestas de las personas candidatas son simuladas.',
    university: 'Conversaciones de ejemplo: las respuestas de sus solicitantes son simuladas.',
    nonprofit: 'Conversaciones de ejemplo: las respuestas de sus participantes son simuladas.',
  },
  crisis: 'Puede tratarse de una crisis',
  crisisText:
    'No deje sola a esta persona: llámela ahora. Si no logra comunicarse o hay peligro, llame al 911. La Veterans Crisis Line les ayuda a usted y a ella.',
});
