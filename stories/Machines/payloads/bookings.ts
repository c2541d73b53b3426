import type { bookingMachine } from '@vetsync/machines/bookings/booking';
import type { calendarSettingsMachine } from '@vetsync/machines/bookings/calendarSettings';
import type { referralFormMachine } from '@vetsync/machines/bookings/referralForm';
import type { referralsMachine } from '@vetsync/machines/bookings/referrals';
import type { staffBookingsMachine } from '@vetsync/machines/bookings/staffBookings';
import type { timeChoiceMachine } from '@vetsync/machines/bookings/timeChoice';
import {
  booking,
  calendar,
  clinicWorkspace,
  dayOfVisits,
  firstTime,
  loadedCalendars,
  loadedVisits,
  own,
  offeredTimes,
  requested,
  times,
  weekOfVisits,
} from '../../Screens/bookings/bookings.ts';
import {
  noReferrals,
  offeredCare,
  ownReferrals,
  referredPerson,
  staffReferrals,
} from '../../Screens/bookings/referrals.ts';
import { crisisFound } from '../parts/crisisFound.ts';
import { feedEvents } from '../parts/organizationFeed.ts';
import { payloadsOf } from '../parts/payloads.ts';

const bookedFact = {
  id: '0b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0091',
  kind: 'bookingChanged',
  subject: booking.id,
  payload: { booking, by: 'person' },
  at: '2026-11-21T14:27:00.000Z',
  actor: null,
  commandId: '0b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0092',
  version: 1,
};

export const payloads = {
  booking: payloadsOf<typeof bookingMachine>({
    events: {
      'action.choose': () => [
        { action: 'cancel' },
        { action: 'wait' },
        { action: 'stopWaiting' },
        { action: 'confirm' },
        { action: 'decline' },
        { action: 'arrive' },
        { action: 'complete' },
        { action: 'miss' },
      ],
      'reason.change': () => [{ text: 'I have to travel that week.' }, { text: '' }],
      'time.take': () => [{ start: offeredTimes.proposal!.start }],
      'note.change': () => [{ recommendation: 'forward' }, { notes: 'Knows cranes well.' }],
    },
    outputs: { loadBooking: () => [own(booking), own(requested), own(offeredTimes)] },
  }),
  calendarSettings: payloadsOf<typeof calendarSettingsMachine>({
    events: {
      'draft.change': () => [{ change: { noticeHours: 48 } }, { change: { hours: [] } }],
      'location.changed': () => [{ route: { calendarId: null } }, { route: { calendarId: calendar.id } }],
    },
    outputs: {
      loadCalendars: () => [loadedCalendars, { calendars: [], mayChange: false }],
      saveCalendar: () => [calendar],
    },
  }),
  referrals: payloadsOf<typeof referralsMachine>({
    events: {
      'step.choose': () => [
        { id: ownReferrals.referrals[0]!.id, step: 'consent' },
        { id: ownReferrals.referrals[0]!.id, step: 'refuse' },
        { id: staffReferrals.referrals[0]!.id, step: 'accept' },
        { id: staffReferrals.referrals[1]!.id, step: 'withdraw' },
      ],
      'text.change': () => [{ text: 'Come by on Monday.' }, { text: '' }],
    },
    outputs: { loadReferrals: () => [staffReferrals, ownReferrals, noReferrals] },
  }),
  referralForm: payloadsOf<typeof referralFormMachine>({
    events: {
      'search.change': () => [{ text: 'Denton' }, { text: '' }],
      'care.choose': () => [{ id: offeredCare[0]!.id }],
      'note.change': () => [{ text: 'Prefers mornings.' }, { text: '' }],
    },
    outputs: {
      loadPerson: () => [referredPerson, { ...referredPerson, mayRefer: false }],
      findCare: () => [offeredCare, []],
    },
  }),
  staffBookings: payloadsOf<typeof staffBookingsMachine>({
    events: {
      'visit.act': ({ read }) => [
        { bookingId: read?.requests[0]?.id ?? '', action: 'confirm' },
        { bookingId: read?.visits[1]?.id ?? '', action: 'arrive' },
        { bookingId: read?.visits[1]?.id ?? '', action: 'complete' },
      ],
      'visit.lift': ({ read }) => [{ bookingId: read?.visits[1]?.id ?? '' }, { bookingId: null }],
      'location.changed': () => [
        { route: { day: '2026-11-23', span: 'day', calendarId: null } },
        { route: { day: null, span: 'week', calendarId: calendar.id } },
      ],
      ...feedEvents,
    },
    outputs: {
      loadWorkspace: () => [clinicWorkspace],
      loadVisits: () => [dayOfVisits, weekOfVisits, loadedVisits([], [])],
    },
  }),
  timeChoice: payloadsOf<typeof timeChoiceMachine>({
    events: {
      'crisis.found': crisisFound,
      'visit.choose': () => [{ id: calendar.visitTypes[1]!.id }, { id: calendar.visitTypes[0]!.id }],
      'week.step': () => [{ by: 1 }, { by: -1 }],
      'day.choose': () => [{ day: '2026-11-25' }],
      'time.choose': () => [{ start: firstTime.start }],
      'reason.change': () => [{ text: 'My knee' }, { text: '' }],
    },
    outputs: {
      loadCalendar: () => [
        { calendar, moved: null },
        { calendar: { ...calendar, visitTypes: [] }, moved: null },
      ],
      loadTimes: () => [times, []],
      sendCommand: () => [{ facts: [bookedFact] }, { facts: [] }],
    },
  }),
};
