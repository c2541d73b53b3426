import type { PersonBooking } from '@vetsync/machines/bookings/model';
import type { Translation } from '../../language/translate.ts';
import type { bookingWords } from './Booking.words.ts';

type Words = Translation<typeof bookingWords>;

/** What a booking is called in the person's own lists. */
const titles: Record<PersonBooking['kind'], (words: Words, booking: PersonBooking) => string> = {
  appointment: (words, { visitName, title }) => words.visitOf(visitName, title),
  interview: (words, { title }) => words.visitOf(words.interview.title, title),
  mentor: (words, { visitName, title }) => words.visitWith(visitName, title || words.someone),
};
export const bookingTitle = (words: Words, booking: PersonBooking): string =>
  titles[booking.kind](words, booking);
