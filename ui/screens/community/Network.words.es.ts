import { translate } from '../../language/translate.ts';
import type * as english from './Network.words.ts';

const messagesOf = (count: number) => (count === 1 ? '1 mensaje' : `${count} mensajes`);

export const networkWords = translate<typeof english.networkWords>({
  title: 'Red de personas veteranas',
  subtitle: 'Personas que conoce, grupos en los que participa y lo que se escriben.',
  lists: { connections: 'Contactos', groups: 'Grupos', messages: 'Mensajes' },
  nav: 'Listas de su red',
  search: 'Buscar contactos',
  placeholder: 'Nombre, servicio militar, trabajo o ciudad',
  found: (count) =>
    count === 1 ? '1 contacto encontrado' : `${count.toLocaleString('es-US')} contactos encontrados`,
  clear: 'Quitar todo',
  showMore: (count) => `Mostrar ${count.toLocaleString('es-US')} más`,
  write: 'Escribir mensaje',
  writeTo: (name) => `Escribir mensaje a ${name}`,
  failed: 'No se pudo cargar su red',
  retry: 'Intentar de nuevo',
  how: {
    mentor: () => 'Su mentor',
    mentored: () => 'Usted es su mentor',
    event: (title) => `Se conocieron en ${title}`,
  },
  nobody: 'Nadie coincide con esta búsqueda',
  nobodyText: 'Pruebe con otro nombre u otra ciudad.',
  none: {
    connections: 'Todavía no hay contactos',
    groups: 'Todavía no hay grupos',
    messages: 'Todavía no hay mensajes',
    text: 'Aquí aparecen las personas a las que acompaña como mentor, sus mentores y quienes conoció en eventos.',
    action: 'Buscar eventos',
  },
  members: (count) => `${count} integrantes`,
  groupEvents: 'Ver eventos',
  groupEventsOf: (name) => `Ver eventos de ${name}`,
  count: messagesOf,
  conversations: (messages, conversations) =>
    `${messagesOf(messages)} en ${conversations === 1 ? '1 conversación' : `${conversations} conversaciones`}`,
  you: 'Usted',
  organizations: 'Organizaciones a las que puede escribir',
  conversation: {
    back: 'Todos los mensajes',
    log: (name) => `Conversación con ${name}`,
    empty: 'Todavía no hay mensajes. Salude primero.',
    label: (name) => `Mensaje a ${name}`,
    send: 'Enviar',
    organization: (name) => `${name} lee esto en su propio perfil de la demo y puede responder ahí.`,
    sample: 'Una conversación de ejemplo: lo que usted envía se queda en este navegador y nadie responde.',
  },
  missing: { title: 'Esta persona no está entre sus contactos', action: 'Todos los mensajes' },
});
