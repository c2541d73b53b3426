import { translate } from '../../language/translate.ts';
import type * as english from './NotificationInbox.words.ts';

export const inboxWords = translate<typeof english.inboxWords>({
  title: 'Notificaciones',
  unread: (count) => (count === 0 ? 'Todo leído' : `${count} sin leer`),
  unreadOrMore: (count) => `${count} o más sin leer`,
  unreadMark: 'Sin leer:',
  markAll: 'Marcar todo como leído',
  markRead: 'Marcar como leída',
  markReadOf: (title) => `Marcar como leída: ${title}`,
  emptyTitle: 'Todavía no hay nada',
  empty: 'Aquí aparecen las solicitudes, citas, mensajes y decisiones que tienen que ver con usted.',
  emptyWork: 'Aquí aparecen las solicitudes nuevas, los mensajes y lo que le asignan sus colegas.',
  loading: 'Cargando las notificaciones',
  failed: { title: 'No pudimos cargar sus notificaciones', retry: 'Intentar de nuevo' },
  old: 'No pudimos ver si hay notificaciones nuevas.',
  unmarked: 'No pudimos marcarlo como leído.',
  older: 'Mostrar anteriores',
  olderFailed: 'No pudimos cargar las notificaciones anteriores.',
  types: {
    job_application: 'Solicitud de empleo',
    college_application: 'Solicitud universitaria',
    nonprofit_application: 'Solicitud a un programa',
    appointment: 'Cita',
    care: 'Su atención',
    event: 'Evento',
    message: 'Mensaje',
  },
});
