import type { Translated } from '../../language/translate.ts';
import * as booking from './Booking.words.ts';
import * as bookingSpanish from './Booking.words.es.ts';
import * as bookings from './Bookings.words.ts';
import * as bookingsSpanish from './Bookings.words.es.ts';
import * as calendarSettings from './CalendarSettings.words.ts';
import * as calendarSettingsSpanish from './CalendarSettings.words.es.ts';
import * as phrases from './Bookings.phrases.ts';
import * as phrasesSpanish from './Bookings.phrases.es.ts';
import * as referrals from './Referrals.words.ts';
import * as referralsSpanish from './Referrals.words.es.ts';
import * as staffBookings from './StaffBookings.words.ts';
import * as staffBookingsSpanish from './StaffBookings.words.es.ts';
import * as timeChoice from './TimeChoice.words.ts';
import * as timeChoiceSpanish from './TimeChoice.words.es.ts';

/** Spanish words of the screens of visits. */
export const bookingsFamilySpanish: readonly Translated[] = [
  [booking.bookingWords, bookingSpanish.bookingWords],
  [bookings.bookingsWords, bookingsSpanish.bookingsWords],
  [calendarSettings.calendarSettingsWords, calendarSettingsSpanish.calendarSettingsWords],
  [phrases.bookingsPhrases, phrasesSpanish.bookingsPhrases],
  [referrals.referralsWords, referralsSpanish.referralsWords],
  [staffBookings.staffBookingsWords, staffBookingsSpanish.staffBookingsWords],
  [timeChoice.timeChoiceWords, timeChoiceSpanish.timeChoiceWords],
];
