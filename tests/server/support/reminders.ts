import { pino } from 'pino';
import type { AnnouncedEvent, Appointment } from '../../../machines/model/world/index.ts';
import { appRole, connect } from '../../../server/data/db.ts';
import { updateBookings } from '../../../server/exchange/bookings/bookingJobs.ts';
import { updateEvents } from '../../../server/exchange/events/updateEvents.ts';
import { sendReminders } from '../../../server/exchange/notifications/reminders.ts';
import { returnReferrals } from '../../../server/exchange/referrals/referralJobs.ts';
import { moveLines } from '../../../server/exchange/cases/waitingList.ts';
import type { Clock } from '../../../server/clock.ts';
import type { Server } from './accounts.ts';
import { factsAfter, stateOf } from './exchange.ts';

/** Who is reminded, as in the background of one server. End `sql` at the end. */
export function background(server: Server, clock: Clock, onLog: (line: string) => void = () => {}) {
  const sql = connect(server.databaseUrl, { max: 2, role: appRole, purpose: 'maintenance' });
  const log = pino({}, { write: onLog });
  return {
    sql,
    remind: () => sendReminders(sql, clock, log),
    updateEvents: () => updateEvents(sql, clock, log),
    updateBookings: () => updateBookings(sql, clock.now(), log),
    returnReferrals: () => returnReferrals(sql, clock.now(), log),
    moveLines: () => moveLines(sql, clock, log),
  };
}

/** Notes an appointment in a person's own records. Date and time are those of the medical center, in Chicago. */
export const note = (
  server: Server,
  { cookie }: { cookie: string },
  appointment: Partial<Appointment> & { date: string },
) =>
  factsAfter(server, cookie, {
    type: 'appointment.request',
    payload: {
      appointment: {
        id: 'a',
        veteranId: 'somebody',
        veteranName: 'Val Veteran',
        providerId: 'park',
        providerName: 'Dr. Helen Park',
        providerSpecialty: 'Mental Health',
        time: '9:00 AM',
        type: 'Consultation',
        reason: 'Sleeping badly.',
        location: 'Temple',
        ...appointment,
      },
    },
  });

export const change = (
  server: Server,
  { cookie }: { cookie: string },
  payload: object,
  appointmentId = 'a',
) => factsAfter(server, cookie, { type: 'appointment.change', payload: { appointmentId, ...payload } });

/** Notes an event in a person's own records. Date and time are those in Chicago. */
export const announce = (
  server: Server,
  { cookie }: { cookie: string },
  event: Partial<AnnouncedEvent> & { date: string },
) =>
  factsAfter(server, cookie, {
    type: 'event.create',
    payload: {
      event: {
        id: 'a',
        title: 'Coffee for welders',
        type: 'social',
        time: '09:00',
        durationMinutes: 60,
        timeZone: 'America/Chicago',
        location: 'Pier 4',
        isOnline: false,
        description: 'Bring a mug.',
        organizer: 'Val Veteran',
        maxAttendees: 20,
        ...event,
      },
    },
  });

export const cancelEvent = (server: Server, { cookie }: { cookie: string }, eventId = 'a') =>
  factsAfter(server, cookie, { type: 'event.remove', payload: { eventId } });

/** What a person's bell has. */
export const bellOf = async (server: Server, { cookie }: { cookie: string }) =>
  (await stateOf(server, cookie)).world.notifications.filter(({ targetRole }) => targetRole === 'user');

/** Reads the calendar file to which a person subscribes, as often as it is called. */
export async function subscribed(server: Server, { cookie }: { cookie: string }) {
  const address = await server.request('/api/me/calendar-address', {
    method: 'PUT',
    headers: { Cookie: cookie },
  });
  const { pathname } = new URL(((await address.json()) as { address: string }).address);
  return async () => {
    const answer = await server.request(pathname, { headers: { 'sec-fetch-site': 'none' } });
    // A long line goes on in the next one.
    return (await answer.text()).replaceAll(/\r?\n[ \t]/g, '');
  };
}
