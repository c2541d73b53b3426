import type { Calendar, CalendarChange } from '../../../../machines/bookings/model/index.ts';
import type { Server } from '../../support/accounts.ts';
import type { Person } from '../../support/organizations.ts';
import { alwaysOpen } from '../bookings/provider.ts';
import { talking } from './mentoring.ts';

/** Changes a calendar over HTTP. */
export const changeHours = (server: Server, { cookie }: Person, id: string, change: CalendarChange) =>
  server.request(`/api/calendars/${id}`, {
    method: 'PATCH',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });

/** Two people, of whom one mentors the other and has set their hours. */
export async function withHours(server: Server) {
  const { veteran, other: mentor, id } = await talking(server);
  const answer = await changeHours(server, mentor, mentor.id, alwaysOpen);
  const { calendar } = (await answer.json()) as { calendar: Calendar };
  const [instant, onRequest] = calendar.visitTypes.map((one) => one.id) as [string, string];
  const slot = (start: string, visitTypeId = instant) => ({ calendarId: mentor.id, visitTypeId, start });
  return { veteran, mentor, id, calendar, instant, onRequest, slot };
}
