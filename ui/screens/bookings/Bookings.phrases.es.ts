import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Bookings.phrases.ts';

export const bookingsPhrases = translatePhrases<typeof english.bookingsPhrases>('bookings', {
  appointmentWith: (who) => `Cita con ${who}`,
  interviewWith: (who) => `Entrevista con ${who}`,
  talkWith: (who) => `Conversación con ${who}`,
});
