import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../harness.ts';
import { accountServer, problemOf, times as repeated } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter, sendCommand } from '../../support/exchange.ts';
import { join, person } from '../../support/organizations.ts';
import {
  applicant,
  asStaff,
  employer,
  freeTimes,
  heldFor,
  offered,
  offerOf,
  ownBooking,
} from './interviewing.ts';
import type { Applicant, Employer } from './interviewing.ts';

const clock = testClock(new Date('2030-05-13T14:00:00Z'));
const free = freeTimes(clock);
let server: Server;
let firm: Employer;
beforeAll(async () => {
  server = await accountServer({ clock });
  firm = await employer(server);
});
afterAll(() => server.close());

const take = ({ cookie }: { cookie: string }, bookingId: string, start: string) =>
  sendCommand(server, cookie, { type: 'interview.take', payload: { bookingId, start } });
const offer = (to: Applicant, times: string[], more: object = {}) =>
  asStaff(server, firm, 'interview.offer', offerOf(to, times, more));
const heldAt = async (start: string) =>
  server.sql`select holder from booked_times where blocked @> ${start}::timestamptz`;
const statusesAt = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted();

describe('at once', () => {
  test('one time that is offered twice is held for one', async () => {
    for (const _ of repeated(10, () => null)) {
      const [ana, ben] = [await applicant(server, firm), await applicant(server, firm)];
      const [shared, ...others] = free(3) as [string, string, string];
      const answers = await Promise.all([offer(ana, [shared, others[0]!]), offer(ben, [shared, others[1]!])]);
      expect(statusesAt(answers)).toEqual([200, 409]);
      expect(await heldAt(shared)).toHaveLength(1);
      // Nothing of the other offer is left.
      const [one, other] = await Promise.all(others.map(heldAt));
      expect(one!.length + other!.length).toBe(1);
    }
  }, 60_000);

  test('colleagues who share an interviewer never take their time twice', async () => {
    const colleague = await join(server, firm, 'reviewer');
    for (const _ of repeated(10, () => null)) {
      const [ana, ben] = [await applicant(server, firm), await applicant(server, firm)];
      const [at] = free(1) as [string];
      const both = { interviewers: [firm.owner.id, colleague.id] };
      const answers = await Promise.all([
        offer(ana, [at], both),
        offer(ben, [at], { interviewers: [colleague.id, firm.owner.id] }),
      ]);
      expect(statusesAt(answers)).toEqual([200, 409]);
      expect(await heldAt(at)).toHaveLength(2);
    }
  }, 60_000);

  test('two times that are taken are one', async () => {
    for (const _ of repeated(10, () => null)) {
      const ana = await applicant(server, firm);
      const times = free(2);
      const { id } = await offered(server, firm, offerOf(ana, times));
      const answers = await Promise.all(times.map((start) => take(ana, id, start)));
      expect(statusesAt(answers)).toEqual([200, 409]);
      expect(await heldFor(server, id)).toHaveLength(1);
    }
  }, 60_000);

  test('a time is taken, or the offer or the application is withdrawn', async () => {
    for (const end of ['booking.cancel', 'application.withdraw', 'reject']) {
      for (const _ of repeated(5, () => null)) {
        const ana = await applicant(server, firm);
        const times = free(2);
        const { id } = await offered(server, firm, offerOf(ana, times));
        const { applicationId } = ana;
        const ending =
          end === 'application.withdraw'
            ? sendCommand(server, ana.cookie, { type: end, payload: { applicationId } })
            : end === 'reject'
              ? asStaff(server, firm, 'application.decide', {
                  applicationId,
                  decision: 'reject',
                  reason: 'filled',
                })
              : asStaff(server, firm, end, { bookingId: id });
        const [ended, taken] = await Promise.all([ending, take(ana, id, times[0]!)]);
        expect(ended.status).toBe(200);
        expect([200, 409]).toContain(taken.status);
        expect(await heldFor(server, id)).toEqual([]);
        const [row] = await server.sql`select status, version from bookings where id = ${id}`;
        expect(row!['status']).toBe('cancelled');
        expect(await ownBooking(server, ana, id)).toMatchObject({ ...row });
      }
    }
  }, 60_000);

  test('an account is deleted while a time is taken, and all times are free', async () => {
    for (const _ of repeated(5, () => null)) {
      const ana = await applicant(server, firm);
      const times = free(3);
      const { id } = await offered(server, firm, offerOf(ana, times));
      await Promise.all([
        take(ana, id, times[0]!),
        server.sql`delete from users where id = ${ana.id}`.catch(() => {}),
      ]);
      await server.sql`delete from users where id = ${ana.id}`;
      expect(await heldFor(server, id)).toEqual([]);
      const ben = await applicant(server, firm);
      expect((await offer(ben, times)).status).toBe(200);
    }
  }, 60_000);
});

describe('is refused', () => {
  test('what collides with another interview of the applicant, while the other times are not', async () => {
    const ana = await person(server);
    const [first, other] = [firm, await employer(server)];
    const one = await applicant(server, first, ana);
    const two = await applicant(server, other, ana);
    const times = free(5);
    const { id: agreed } = await offered(server, first, offerOf(one, [times[2]!]));
    const { id } = await offered(server, other, offerOf(two, times));
    expect((await take(ana, agreed, times[2]!)).status).toBe(200);
    expect(await problemOf(await take(ana, id, times[2]!))).toBe('booking_overlaps');
    expect(await heldFor(server, id)).toEqual(times);
    expect((await take(ana, id, times[3]!)).status).toBe(200);
  });

  test('a second interview for an application that has one', async () => {
    const ana = await applicant(server, firm);
    const times = free(2);
    await offered(server, firm, offerOf(ana, [times[0]!]));
    expect(await problemOf(await offer(ana, [times[1]!]))).toBe('interview_open');
  });

  test('a time that was not offered, is past, or overlaps another one', async () => {
    const ana = await applicant(server, firm);
    const [first, second] = free(2) as [string, string];
    const half = new Date(Date.parse(first) + 30 * 60_000).toISOString();
    const past = new Date(clock.now().getTime() - 3_600_000).toISOString();
    expect(await problemOf(await offer(ana, [first, half]))).toBe('slot_taken');
    expect(await problemOf(await offer(ana, [past]))).toBe('slot_taken');
    expect(await problemOf(await offer(ana, [first, second], { isAgreed: true }))).toBe('slot_taken');
    const { id } = await offered(server, firm, offerOf(ana, [first]));
    expect(await problemOf(await take(ana, id, second))).toBe('booking_changed');
    expect(await heldFor(server, id)).toEqual([first]);
  });

  test('what the other side should do', async () => {
    const ana = await applicant(server, firm);
    const [first] = free(1) as [string];
    const { id } = await offered(server, firm, offerOf(ana, [first]));
    const own = await asStaff(server, firm, 'interview.take', { bookingId: id, start: first });
    expect(await problemOf(own)).toBe('booking_changed');
    expect(await problemOf(await asStaff(server, firm, 'booking.confirm', { bookingId: id }))).toBe(
      'booking_changed',
    );
    const [other] = free(1);
    expect(
      await problemOf(
        await sendCommand(server, ana.cookie, {
          type: 'booking.move',
          payload: { bookingId: id, start: other },
        }),
      ),
    ).toBe('booking_changed');
  });

  test('an interview with somebody who has neither applied nor written, or who decides there', async () => {
    const stranger = await employer(server);
    const theirs = await applicant(server, stranger);
    expect((await offer(theirs, free(1))).status).toBe(404);
    const colleague = await join(server, firm, 'reviewer');
    const own = await applicant(server, firm, colleague);
    expect((await offer(own, free(1), { interviewers: [colleague.id] })).status).toBe(404);
    const viewer = await join(server, firm, 'viewer');
    const ana = await applicant(server, firm);
    expect((await offer(ana, free(1), { interviewers: [viewer.id] })).status).toBe(404);
    const outsider = await person(server);
    expect((await offer(ana, free(1), { interviewers: [outsider.id] })).status).toBe(404);
  });

  test('the interview of somebody else, to them and to another organization', async () => {
    const [ana, ben] = [await applicant(server, firm), await applicant(server, firm)];
    const times = free(1);
    const { id } = await offered(server, firm, offerOf(ana, times));
    expect((await take(ben, id, times[0]!)).status).toBe(404);
    const rival = await employer(server);
    for (const [type, payload] of [
      ['interview.propose', { bookingId: id, times: free(1) }],
      ['interview.note', { bookingId: id, recommendation: 'forward', notes: '' }],
      ['booking.cancel', { bookingId: id }],
    ] as const)
      expect((await asStaff(server, rival, type, payload)).status).toBe(404);
  });
});

test('whoever interviews and leaves keeps the interview', async () => {
  const colleague = await join(server, firm, 'reviewer');
  const ana = await applicant(server, firm);
  const times = free(2);
  const { id } = await offered(server, firm, offerOf(ana, times, { interviewers: [colleague.id] }));
  await server.deps.organizations.members.remove(firm.owner.id, firm.id, colleague.id);
  await server.sql`delete from users where id = ${colleague.id}`;
  expect(await heldFor(server, id)).toEqual(times);
  await factsAfter(server, ana.cookie, {
    type: 'interview.take',
    payload: { bookingId: id, start: times[1]! },
  });
  expect(await ownBooking(server, ana, id)).toMatchObject({ status: 'confirmed' });
});
