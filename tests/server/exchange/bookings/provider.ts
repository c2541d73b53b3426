import type { Calendar, CalendarChange, PersonBooking } from '../../../../machines/bookings/model/index.ts';
import { systemClock } from '../../../../server/clock.ts';
import type { Clock } from '../../../../server/clock.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter } from '../../support/exchange.ts';
import { published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import type { Person } from '../../support/organizations.ts';

/** Around the clock, so that a test needs no particular time of day. */
export const alwaysOpen = {
  timeZone: 'America/Chicago',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  closedOnHolidays: false,
  leadMinutes: 0,
  aheadDays: 365,
  noticeHours: 0,
  visitTypes: [
    { name: 'Check-up', minutes: 30, confirms: 'instantly' },
    { name: 'Therapy', minutes: 30, confirms: 'onRequest' },
  ],
} satisfies CalendarChange;

export interface Provider {
  organizationId: string;
  owner: Person;
  calendar: Calendar;
  instant: string;
  onRequest: string;
}

/** A provider with a calendar. Of another organization than a hospital, a job stands for one. */
export async function provider(
  server: Server,
  lists: Lister,
  change: CalendarChange = alwaysOpen,
): Promise<Provider> {
  const isHospital = lists.kind === 'hospital';
  const { id } = await published(server, lists, isHospital ? 'provider' : 'job');
  if (!isHospital) await server.sql`update listings set kind = 'provider' where id = ${id}`;
  const calendar = await server.deps.exchange.calendars.change(lists.owner.id, id, change);
  const [instant, onRequest] = calendar.visitTypes.map((one) => one.id);
  return {
    organizationId: lists.id,
    owner: lists.owner as Person,
    calendar,
    instant: instant!,
    onRequest: onRequest!,
  };
}

const hourMs = 3_600_000;
/** The whole hour that begins so many hours after the next one. */
export const hourAhead = (hours: number, clock: Clock = systemClock): string =>
  new Date((Math.floor(clock.now().getTime() / hourMs) + 1 + hours) * hourMs).toISOString();

export const slotOf = ({ calendar, instant }: Provider, start: string, visitTypeId = instant) => ({
  calendarId: calendar.id,
  visitTypeId,
  start,
});

export const bookingIn = (facts: readonly { kind: string; payload: Record<string, unknown> }[]) =>
  facts.find(({ kind }) => kind === 'bookingChanged')!.payload['booking'] as PersonBooking;

/** Books a slot, and returns the booking. */
export const booked = async (
  server: Server,
  { cookie }: { cookie: string },
  slot: ReturnType<typeof slotOf> & { reason?: string },
): Promise<PersonBooking> =>
  bookingIn(await factsAfter(server, cookie, { type: 'booking.request', payload: slot }));

/** Moves a booking into the past. */
export const begun = (server: Server, { id }: { id: string }, clock: Clock = systemClock) => server.sql`
  update bookings
  set during = tstzrange(${clock.now()}::timestamptz - interval '1 hour', ${clock.now()}::timestamptz - interval '30 minutes')
  where id = ${id}`;
