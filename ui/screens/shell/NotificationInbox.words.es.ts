import { translate } from '../../language/translate.ts';
import { inboxWords } from './NotificationInbox.words.ts';

export const inboxSpanish = translate(inboxWords, {
  title: 'Notificaciones',
  unread: (count) => (count === 0 ? 'Todo leído' : `${count} sin leer`),
  unreadMark: 'Sin leer:',
  markAll: 'Marcar todo como leído',
  markRead: 'Marcar como leída',
  markReadOf: (title) => `Marcar como leída: ${title}`,
  emptyTitle: 'Todavía no hay nada',
  empty: 'Aquí aparecen las solicitudes, citas, mensajes y decisiones que tienen que ver con usted.',
  types: {
    job_application: 'Solicitud de empleo',
    college_application: 'Solicitud universitaria',
    nonprofit_application: 'Solicitud a un programa',
    appointment: 'Cita',
    message: 'Mensaje',
  },
});
