import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../harness.ts';
import { accountServer, everyRow, minuteMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter } from '../../support/exchange.ts';
import { background, bellOf, subscribed } from '../../support/reminders.ts';
import { decoded, smtpSink } from '../../support/smtpSink.ts';
import { booked, hourAhead } from '../bookings/provider.ts';
import { withHours } from './talks.ts';

const clock = testClock(new Date('2030-05-16T14:00:00Z'));
const logged: string[] = [];
let sink: Awaited<ReturnType<typeof smtpSink>>;
let server: Server;
let jobs: ReturnType<typeof background>;
beforeAll(async () => {
  sink = await smtpSink();
  server = await accountServer({
    clock,
    config: { smtpUrl: sink.url },
    onLog: (line) => logged.push(line),
  });
  jobs = background(server, clock, (line) => logged.push(line));
});
afterAll(async () => {
  await jobs.sql.end();
  await server.close();
  await sink.close();
});

const note = 'Nightmares since the second tour';
const why = 'The nightmares are back';
/** Also the kind of talk, which may be named after what somebody has. */
const secret = /nightmares|Therapy/i;

test.each([
  { locale: 'en', withMentor: 'Talk with Tom Hale', withPerson: 'Talk with Ana Ruiz' },
  { locale: 'es', withMentor: 'Conversación con Tom Hale', withPerson: 'Conversación con Ana Ruiz' },
])(
  'mail, calendars, reminders and logs of a talk name the other one, and not why ($locale)',
  async ({ locale, withMentor, withPerson }) => {
    const { veteran, mentor, onRequest, slot } = await withHours(server);
    await server.sql`update users set locale = ${locale} where id in (${veteran.id}, ${mentor.id})`;
    const files = { veteran: await subscribed(server, veteran), mentor: await subscribed(server, mentor) };
    const before = sink.received.length;
    const mailed = async ({ email }: { email: string }) => {
      clock.advance(2 * minuteMs);
      await server.deps.mail.deliverDue();
      return decoded(sink.received.findLast(({ to }) => to.includes(email))!.raw);
    };
    const start = hourAhead(30, clock);
    const { id: bookingId } = await booked(server, veteran, { ...slot(start, onRequest), reason: note });
    const asked = await mailed(mentor);
    expect(asked).not.toMatch(/^METHOD:/m);

    await factsAfter(server, mentor.cookie, { type: 'booking.confirm', payload: { bookingId } });
    const confirmed = await mailed(veteran);
    expect(confirmed).toMatch(/^METHOD:REQUEST/m);
    expect(confirmed).toContain(`SUMMARY:${withMentor}`);
    expect(await files.veteran()).toContain(`SUMMARY:${withMentor}`);
    expect(await files.mentor()).toContain(`SUMMARY:${withPerson}`);

    // A day before, both are reminded, once.
    clock.advance(7 * 60 * minuteMs);
    for (let twice = 0; twice < 2; twice += 1) await jobs.remind();
    for (const one of [veteran, mentor]) {
      const soon = (await bellOf(server, one)).filter(
        ({ title }) => typeof title === 'object' && title.code === 'contact.talkSoon',
      );
      expect(soon).toMatchObject([{ subjectId: bookingId }]);
      await mailed(one);
    }

    await factsAfter(server, mentor.cookie, {
      type: 'booking.cancel',
      payload: { bookingId, reason: why },
    });
    const off = await mailed(veteran);
    expect(off).toMatch(/^METHOD:CANCEL/m);
    expect(off).toContain(`SUMMARY:${withMentor}`);
    expect(await files.veteran()).not.toMatch(/^STATUS:CONFIRMED/m);

    const mails = sink.received.slice(before).map(({ raw }) => decoded(raw));
    expect(mails.length).toBeGreaterThanOrEqual(5);
    for (const text of [...mails, await files.veteran(), await files.mentor(), logged.join('\n')])
      expect(text).not.toMatch(secret);
    for (const one of [veteran, mentor])
      for (const notification of await bellOf(server, one))
        expect(JSON.stringify(notification)).not.toMatch(secret);
    const where = (await everyRow(server))
      .filter(({ rows }) => rows.some((row) => /nightmares/i.test(JSON.stringify(row))))
      .map(({ name }) => name);
    expect(where.toSorted()).toEqual(['booking_steps', 'bookings']);
  },
);
