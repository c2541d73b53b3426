import type { BookingsPhrases } from '@vetsync/machines/bookings/booking';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

export const bookingsPhrases = definePhrases('bookings', {
  appointmentWith: (who: string) => `Appointment with ${who}`,
  interviewWith: (who: string) => `Interview with ${who}`,
  talkWith: (who: string) => `Talk with ${who}`,
} satisfies PhraseWords<BookingsPhrases>);
