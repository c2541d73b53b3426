import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../harness.ts';
import { accountServer, minuteMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { join } from '../../support/organizations.ts';
import { background } from '../../support/reminders.ts';
import {
  applicant,
  asStaff,
  employer,
  freeTimes,
  heldFor,
  offered,
  offerOf,
  ownBooking,
  statusesOf,
} from './interviewing.ts';
import type { Employer } from './interviewing.ts';

const clock = testClock(new Date('2030-05-13T14:00:00Z'));
const free = freeTimes(clock);
let server: Server;
let firm: Employer;
let jobs: ReturnType<typeof background>;
beforeAll(async () => {
  server = await accountServer({ clock });
  firm = await employer(server);
  jobs = background(server, clock, () => {});
});
afterAll(async () => {
  await jobs.sql.end();
  await server.close();
});
const take = (cookie: string, bookingId: string, start: string) =>
  factsAfter(server, cookie, { type: 'interview.take', payload: { bookingId, start } });

describe('an interview', () => {
  test('is offered at five times, of which the applicant takes one', async () => {
    const ana = await applicant(server, firm);
    const times = free(5);
    const { id } = await offered(server, firm, offerOf(ana, times));
    expect(await heldFor(server, id)).toEqual(times);
    expect(await ownBooking(server, ana, id)).toMatchObject({
      kind: 'interview',
      status: 'requested',
      how: 'video',
      where: 'https://meet.example/45',
      proposal: { by: 'organization', times },
    });
    expect(await statusesOf(server, ana)).toEqual(['submitted', 'submitted']);
    await take(ana.cookie, id, times[2]!);
    expect(await heldFor(server, id)).toEqual([times[2]]);
    expect(await ownBooking(server, ana, id)).toMatchObject({
      status: 'confirmed',
      start: times[2],
      proposal: null,
    });
    expect(await statusesOf(server, ana)).toEqual(['interview', 'interview']);
    const { world } = await stateOf(server, ana.cookie);
    const told = world.notifications.filter(({ subjectId }) => subjectId === id);
    expect(told.map(({ title }) => title)).toMatchObject([
      { code: 'contact.interviewProposed' },
      { code: 'contact.interviewConfirmed' },
    ]);
  });

  test('takes the application back where it was once it is canceled, by either side', async () => {
    for (const by of ['person', 'organization']) {
      const ana = await applicant(server, firm);
      const times = free(2);
      const { id } = await offered(server, firm, offerOf(ana, times));
      await take(ana.cookie, id, times[0]!);
      const command = { type: 'booking.cancel', payload: { bookingId: id, reason: 'Another day' } };
      await (by === 'person'
        ? factsAfter(server, ana.cookie, command)
        : factsAfter(server, firm.owner.cookie, { ...command, as: firm.id }));
      expect(await heldFor(server, id)).toEqual([]);
      expect(await statusesOf(server, ana)).toEqual(['submitted', 'submitted']);
    }
  });

  test('leaves an application alone that was decided since, or that was at an interview before', async () => {
    const [ana, ben] = [await applicant(server, firm), await applicant(server, firm)];
    const [first, second] = free(2) as [string, string];
    await asStaff(server, firm, 'application.decide', {
      applicationId: ana.applicationId,
      decision: 'interview',
    });
    const early = await offered(server, firm, offerOf(ana, [first]));
    await take(ana.cookie, early.id, first);
    await asStaff(server, firm, 'booking.cancel', { bookingId: early.id });
    expect(await statusesOf(server, ana)).toEqual(['interview', 'interview']);
    const late = await offered(server, firm, offerOf(ben, [second]));
    await take(ben.cookie, late.id, second);
    await asStaff(server, firm, 'application.decide', {
      applicationId: ben.applicationId,
      decision: 'offer',
    });
    await asStaff(server, firm, 'booking.cancel', { bookingId: late.id });
    expect(await statusesOf(server, ben)).toEqual(['offered', 'offered']);
  });

  test('is agreed on after the applicant has asked for other times', async () => {
    const ana = await applicant(server, firm);
    const [offers, wishes] = [free(3), free(2)];
    const { id } = await offered(server, firm, offerOf(ana, offers));
    await factsAfter(server, ana.cookie, {
      type: 'interview.propose',
      payload: { bookingId: id, times: wishes },
    });
    expect(await heldFor(server, id)).toEqual(wishes);
    const taken = await asStaff(server, firm, 'interview.take', { bookingId: id, start: wishes[1] });
    expect(taken.status).toBe(200);
    expect(await ownBooking(server, ana, id)).toMatchObject({ status: 'confirmed', start: wishes[1] });
    expect(await heldFor(server, id)).toEqual([wishes[1]]);
    expect(await statusesOf(server, ana)).toEqual(['interview', 'interview']);
  });

  test('keeps its time while others are offered', async () => {
    const propose = async (bookingId: string, times: string[]) =>
      expect((await asStaff(server, firm, 'interview.propose', { bookingId, times })).status).toBe(200);
    const ana = await applicant(server, firm);
    const [first] = free(1) as [string];
    const others = free(2);
    const { id } = await offered(server, firm, offerOf(ana, [first], { isAgreed: true }));
    expect(await ownBooking(server, ana, id)).toMatchObject({ status: 'confirmed', start: first });
    await propose(id, others);
    expect(await heldFor(server, id)).toEqual([first, ...others]);
    await factsAfter(server, ana.cookie, { type: 'booking.decline', payload: { bookingId: id } });
    expect(await heldFor(server, id)).toEqual([first]);
    await propose(id, others);
    await take(ana.cookie, id, others[1]!);
    expect(await heldFor(server, id)).toEqual([others[1]]);
    expect(await ownBooking(server, ana, id)).toMatchObject({ status: 'confirmed', start: others[1] });
  });

  test('takes the time of all who interview', async () => {
    const colleague = await join(server, firm, 'reviewer');
    const [ana, ben] = [await applicant(server, firm), await applicant(server, firm)];
    const times = free(2);
    const interviewers = [firm.owner.id, colleague.id];
    const { id } = await offered(server, firm, offerOf(ana, times, { interviewers }));
    expect(await heldFor(server, id)).toHaveLength(4);
    const refused = await asStaff(
      server,
      firm,
      'interview.offer',
      offerOf(ben, [times[1]!], { interviewers: [colleague.id] }),
    );
    expect(refused.status).toBe(409);
    await take(ana.cookie, id, times[0]!);
    const { id: other } = await offered(
      server,
      firm,
      offerOf(ben, [times[1]!], { interviewers: [colleague.id] }),
    );
    expect(await heldFor(server, other)).toEqual([times[1]]);
    const own = await server.request(`/api/bookings/${id}`, { headers: { Cookie: ana.cookie } });
    expect(((await own.json()) as { interviewers: string[] }).interviewers).toHaveLength(2);
  });

  test('that nobody answered frees its times', async () => {
    const ana = await applicant(server, firm);
    const { id } = await offered(server, firm, offerOf(ana, free(2)));
    clock.advance(5 * 24 * 60 * minuteMs);
    await jobs.updateBookings();
    expect(await heldFor(server, id)).toEqual([]);
    expect(await ownBooking(server, ana, id)).toMatchObject({ status: 'expired' });
  });

  test('of an application that is withdrawn or rejected ends with it, on both sides', async () => {
    for (const end of ['withdrawn', 'rejected']) {
      const ana = await applicant(server, firm);
      const { id } = await offered(server, firm, offerOf(ana, free(2)));
      if (end === 'withdrawn')
        await factsAfter(server, ana.cookie, {
          type: 'application.withdraw',
          payload: { applicationId: ana.applicationId },
        });
      else
        await asStaff(server, firm, 'application.decide', {
          applicationId: ana.applicationId,
          decision: 'reject',
          reason: 'filled',
        });
      expect(await heldFor(server, id)).toEqual([]);
      const [row] = await server.sql`select status, version from bookings where id = ${id}`;
      expect(row).toEqual({ status: 'cancelled', version: 2 });
      expect(await ownBooking(server, ana, id)).toMatchObject({ status: 'cancelled', version: 2 });
    }
  });

  test('is held with somebody who only wrote', async () => {
    const ana = await applicant(server, firm);
    const [sent] = await factsAfter(server, ana.cookie, {
      type: 'message.toOrganization',
      payload: { organizationId: firm.id, text: 'Could we talk?' },
    });
    expect(sent).toBeDefined();
    const [thread] = await server.sql<{ id: string }[]>`select id from threads where user_id = ${ana.id}`;
    const times = free(1);
    const { id } = await offered(server, firm, {
      ...offerOf(ana, times),
      about: { kind: 'conversation', id: thread!.id },
    });
    await take(ana.cookie, id, times[0]!);
    expect(await statusesOf(server, ana)).toEqual(['submitted', 'submitted']);
  });
});

test('what an interviewer thinks is for colleagues alone', async () => {
  const ana = await applicant(server, firm);
  const times = free(1);
  const { id } = await offered(server, firm, offerOf(ana, times, { isAgreed: true }));
  for (const recommendation of ['undecided', 'forward'])
    await asStaff(server, firm, 'interview.note', {
      bookingId: id,
      recommendation,
      notes: 'Knows cranes well',
    });
  const whole = await server.request(`/api/organizations/${firm.id}/bookings/${id}`, {
    headers: { Cookie: firm.owner.cookie },
  });
  expect(await whole.json()).toMatchObject({
    feedback: [{ recommendation: 'forward', notes: 'Knows cranes well', authorId: firm.owner.id }],
  });
  const own = await server.request(`/api/bookings/${id}`, { headers: { Cookie: ana.cookie } });
  expect(await own.text()).not.toContain('cranes');
  const history =
    await server.sql`select payload::text as text from facts where payload::text like '%cranes%'`;
  expect(history).toEqual([]);
  const viewer = await join(server, firm, 'viewer');
  const seen = await server.request(`/api/organizations/${firm.id}/bookings/${id}`, {
    headers: { Cookie: viewer.cookie },
  });
  expect(await seen.json()).toMatchObject({ feedback: [] });
  const refused = await sendCommand(server, viewer.cookie, {
    type: 'interview.note',
    as: firm.id,
    payload: { bookingId: id, recommendation: 'forward', notes: '' },
  });
  expect(refused.status).toBe(403);
});

test('staff see who can interview, and what is taken of their time', async () => {
  const ana = await applicant(server, firm);
  const times = free(2);
  await offered(server, firm, offerOf(ana, times));
  const to = new Date(Date.parse(times[1]!) + 3_600_000).toISOString();
  const answer = await server.request(
    `/api/organizations/${firm.id}/interviewers?${new URLSearchParams({ from: times[0]!, to })}`,
    { headers: { Cookie: firm.owner.cookie } },
  );
  const { interviewers } = (await answer.json()) as {
    interviewers: { id: string; busy: { start: string }[] }[];
  };
  const own = interviewers.find(({ id }) => id === firm.owner.id)!;
  expect(own.busy.map(({ start }) => new Date(start).toISOString())).toEqual(times);
});
