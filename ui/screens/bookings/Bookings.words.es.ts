import { translate } from '../../language/translate.ts';
import type * as english from './Bookings.words.ts';

export const bookingsWords = translate<typeof english.bookingsWords>({
  ways: { inPerson: 'En persona', video: 'Video', phone: 'Teléfono' },
  minutes: (minutes) => `${minutes} minutos`,
  parts: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  status: {
    requested: 'Solicitada',
    confirmed: 'Confirmada',
    declined: 'Rechazada',
    expired: 'Sin respuesta',
    cancelled: 'Cancelada',
    completed: 'Realizada',
    missed: 'No asistió',
  },
  over: 'Pasada',
  notAgreed: 'Sin hora acordada',
  newTime: 'Nueva hora propuesta',
  theirTime: 'hora del lugar',
});
