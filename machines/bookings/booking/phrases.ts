import { phrasesOf } from '../../system/model/phrase.ts';

export type BookingsPhrases = {
  /** The title of an entry in a calendar. */
  appointmentWith: [who: string];
  interviewWith: [who: string];
  talkWith: [who: string];
};

export const bookingsPhrase = phrasesOf<BookingsPhrases>('bookings');
