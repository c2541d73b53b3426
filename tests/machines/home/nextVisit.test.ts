import type { PersonBooking } from '@vetsync/machines/bookings/model';
import { noEarlierMatters, veteranLinks } from '@vetsync/machines/home/model';
import { comingView, nextVisitView } from '@vetsync/machines/home/ownMatters';
import { veteranHomeMachine } from '@vetsync/machines/home/veteranHome';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { Appointment } from '@vetsync/machines/model/world';
import { expect, test } from 'vitest';
import { run } from '../support/run.ts';

const now = Date.parse('2026-03-06T22:15:00Z');
const booking = (id: string, day: number, status: PersonBooking['status'] = 'confirmed') =>
  ({
    id,
    calendarId: 'C',
    status,
    start: `2026-03-${day}T15:00:00.000Z`,
    end: `2026-03-${day}T15:30:00.000Z`,
  }) as PersonBooking;
const noted = { id: 'N', date: '2026-03-11', time: '9:00 AM', status: 'confirmed' } as Appointment;

function home(bookings: PersonBooking[], appointments: Appointment[] = []) {
  const { actor } = run(veteranHomeMachine, {
    input: {
      person: { name: 'Val Veteran', rank: '', branch: '', missing: [] },
      role: 'user',
      veteranId: 'val',
      world: { ...emptyWorld, bookings, appointments },
      earlier: noEarlierMatters,
      visitKind: 'note',
      links: veteranLinks('user'),
      activities: [],
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => now,
    },
  });
  return actor.getSnapshot();
}
const next = (...asked: Parameters<typeof home>) => nextVisitView(home(...asked));

test('is the soonest visit that still takes place', () => {
  const bookings = [booking('later', 12), booking('off', 10, 'cancelled'), booking('soon', 11, 'requested')];
  expect(next(bookings)).toMatchObject({
    booking: { id: 'soon' },
    href: '/platform/wellness/appointment/soon',
    moveHref: '/platform/wellness/book/C?move=soon',
  });
  expect(next([booking('off', 10, 'cancelled')])).toBeNull();
});

test('gives way to a visit that the person noted, if that is sooner', () => {
  expect(next([booking('later', 12)], [noted])).toBeNull();
  expect(next([booking('soon', 10)], [noted])).toMatchObject({ booking: { id: 'soon' } });
});

test('whatever else is booked is listed, soonest first, each with its page', () => {
  const talk = { ...booking('talk', 13), kind: 'mentor' } as PersonBooking;
  const interview = { ...booking('interview', 12), kind: 'interview' } as PersonBooking;
  const all = [talk, interview, booking('first', 11), booking('off', 14, 'cancelled')];
  expect(comingView(home(all))?.upcoming.map(({ id, href }) => [id, href])).toEqual([
    ['interview', '/platform/applications?interview=interview'],
    ['talk', '/platform/wellness/appointment/talk'],
  ]);
  expect(comingView(home([booking('only', 11)]))).toBeNull();
  // Nobody has agreed on a time of it.
  const offered = { ...booking('offered', 10, 'requested'), kind: 'interview' } as PersonBooking;
  expect(next([offered])).toBeNull();
  expect(comingView(home([booking('only', 11), offered]))).toBeNull();
  // What the person noted comes first, so the visit is in the list.
  expect(comingView(home([booking('later', 12)], [noted]))?.upcoming).toMatchObject([{ id: 'later' }]);
});
