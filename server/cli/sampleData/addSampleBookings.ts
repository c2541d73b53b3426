import { randomUUID } from 'node:crypto';
import type { CalendarChange } from '@vetsync/machines/bookings/model';
import { dayIn, momentIn } from '@vetsync/machines/model/time';
import type { ExchangeCommand, ExchangeFact } from '@vetsync/machines/model/exchange';
import { createLimits } from '../../accounts/limits/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Sql } from '../../data/db.ts';
import { withScope } from '../../data/scopes.ts';
import { createCalendars } from '../../exchange/bookings/calendars.ts';
import { createCommands } from '../../exchange/commands/commands.ts';
import type { SampleEmployer } from './addSampleActivity.ts';
import { addSampleReferrals } from './addSampleReferrals.ts';

const dayMs = 24 * 3_600_000;

/** Open on workdays, for visits that are confirmed at once and others that are asked for. */
const hours = {
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '08:00', to: '12:00' },
    { weekday, from: '13:00', to: '17:00' },
  ]),
  visitTypes: [
    { name: 'First visit', minutes: 40, confirms: 'onRequest', after: 10, where: 'Ask at the front desk.' },
    { name: 'Video visit', minutes: 30, confirms: 'instantly', how: 'video' },
    { name: 'Phone call', minutes: 20, confirms: 'instantly', how: 'phone' },
  ],
} satisfies Omit<CalendarChange, 'timeZone'>;

/** When somebody books, which visit type for when, in days from now, and what becomes of it. */
const samples = [
  { person: 0, asked: 20, on: -14, visit: 1, answer: 'booking.complete' },
  { person: 1, asked: 12, on: -6, visit: 2, answer: 'booking.miss' },
  { person: 2, asked: 6, on: 3, visit: 1, answer: 'booking.cancel' },
  { person: 3, asked: 5, on: 5, visit: 0, answer: 'booking.decline' },
  { person: 0, asked: 3, on: 4, visit: 0, answer: 'booking.confirm' },
  { person: 1, asked: 2, on: 0, visit: 1 },
  { person: 2, asked: 2, on: 1, visit: 2 },
  { person: 0, asked: 0.2, on: 9, visit: 0 },
  { person: 3, asked: 0.1, on: 7, visit: 0 },
] as const;

/** When an interview is, in days from now, and what becomes of it. Each is with another applicant. */
const interviews = [
  { offered: 9, on: [-3], next: 'take', advice: 'forward' },
  { offered: 8, on: [-2], next: 'take' },
  { offered: 4, on: [1, 3], next: 'cancel' },
  { offered: 2, on: [2, 5], next: 'take' },
  { offered: 1, on: [4, 5], next: 'propose' },
  { offered: 0.5, on: [3, 4, 6] },
  { offered: 0.4, on: [7], next: 'decline' },
] as const;

/** Interviews in all states, calendars of the providers of hospitals, what people have booked there, and whom hospitals refer, by the commands that the app sends. */
export async function addSampleBookings({
  sql,
  clock,
  config,
  receivers,
  people,
}: {
  sql: Sql;
  clock: Clock;
  config: Config;
  receivers: readonly SampleEmployer[];
  people: readonly { id: string }[];
}): Promise<void> {
  const arrived = clock.now().getTime();
  let now = new Date(arrived);
  const moving: Clock = { now: () => now };
  const calendars = createCalendars(sql, moving);
  const commands = createCommands({
    sql,
    clock: moving,
    limits: createLimits(sql, clock, config),
    random: () => 0.5,
  });
  const run = async (userId: string, command: object): Promise<ExchangeFact[]> =>
    (await commands.run(userId, { id: randomUUID(), ...command } as ExchangeCommand)).facts;
  const at = (days: number) => new Date(arrived + days * dayMs);

  for (const { organizationId, ownerId, kind, timeZone } of receivers) {
    if (kind !== 'employer' && kind !== 'university') continue;
    /** At a whole hour of the day there. */
    const hour = (days: number, ofDay: number) =>
      new Date(momentIn(timeZone, dayIn(timeZone, at(days).getTime()), ofDay * 60)).toISOString();
    const applicants = await withScope(
      sql,
      { organizationId },
      (tx) => tx<{ id: string; userId: string }[]>`
        select id, "userId" from (
          select distinct on (user_id) id, user_id as "userId", submitted_at from applications
          where organization_id = ${organizationId}
            and status in ('submitted', 'under_review', 'interview', 'interview_scheduled')
          order by user_id, submitted_at
        ) applicants order by submitted_at limit ${interviews.length}`,
    );
    for (const [nth, { id, userId }] of applicants.entries()) {
      const { offered, on, ...more } = interviews[nth]!;
      // An hour later for each, so that nobody is asked for twice.
      const times = on.map((days) => hour(days, 9 + nth));
      const staff = (type: string, payload: object) => run(ownerId, { type, as: organizationId, payload });
      now = at(-offered);
      const made = await staff('interview.offer', {
        about: { kind: 'application', id },
        times,
        minutes: 45,
        how: nth % 2 === 0 ? 'video' : 'phone',
        where: nth % 2 === 0 ? 'https://meet.example.org/interview' : 'We’ll call you.',
        timeZone,
      });
      const bookingId = made.find((fact) => fact.kind === 'bookingChanged')!.subject;
      now = at(-offered + 0.3);
      if (!('next' in more)) continue;
      if (more.next === 'take')
        await run(userId, { type: 'interview.take', payload: { bookingId, start: times[0] } });
      if (more.next === 'propose')
        await run(userId, { type: 'interview.propose', payload: { bookingId, times: [hour(8, 10)] } });
      if (more.next === 'decline') await run(userId, { type: 'booking.decline', payload: { bookingId } });
      if (more.next === 'cancel') await staff('booking.cancel', { bookingId });
      if (!('advice' in more)) continue;
      now = at(-0.5);
      await staff('booking.complete', { bookingId });
      await staff('interview.note', { bookingId, recommendation: more.advice, notes: 'Clear and calm.' });
    }
  }

  const hospitals = receivers.filter(({ kind }) => kind === 'hospital');
  for (const [nth, { organizationId, ownerId, timeZone, listingIds }] of hospitals.entries())
    for (const [place, calendarId] of listingIds.entries()) {
      now = at(-30);
      const { visitTypes } = await calendars.change(ownerId, calendarId, { ...hours, timeZone });
      for (const { person, asked, on, visit, ...more } of samples) {
        const { id: userId } = people[(nth * 8 + place * 4 + person) % people.length]!;
        const visitTypeId = visitTypes[visit]!.id;
        now = at(-asked);
        const range = { type: visitTypeId, from: at(on).toISOString(), to: at(on + 5).toISOString() };
        const [slot] = (await calendars.slots(userId, calendarId, range)).slots.slice(place + nth);
        if (!slot) continue;
        const payload = { calendarId, visitTypeId, start: slot.start };
        const [made] = await run(userId, { type: 'booking.request', payload });
        if (!('answer' in more)) continue;
        now = at(Math.min(-0.05, Math.max(on + 4.5, -asked + 0.5)));
        if (more.answer === 'booking.confirm' || more.answer === 'booking.decline') now = at(-asked + 0.5);
        await run(ownerId, { type: more.answer, as: organizationId, payload: { bookingId: made!.subject } });
      }
    }
  await addSampleReferrals(sql, hospitals, async (by, command, days) => {
    now = at(days);
    return (await run(by, command))[0]?.subject ?? '';
  });
}
