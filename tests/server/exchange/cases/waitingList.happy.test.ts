import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationHistory, ReceivedApplication } from '../../../../machines/model/exchange/index.ts';
import type { Listing, NewListing } from '../../../../machines/organizations/model/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, mailTo, minuteMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { desk } from '../../support/cases.ts';
import type { Desk } from '../../support/cases.ts';
import { factsAfter, stateOf } from '../../support/exchange.ts';
import { published } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { background, bellOf } from '../../support/reminders.ts';

const clock = testClock(new Date('2030-05-16T12:00:00Z'));
let server: Server;
let school: Desk;
let staff: ReturnType<typeof background>;
beforeAll(async () => {
  server = await accountServer({ clock });
  staff = background(server, clock);
  school = await desk(server, 'degree');
});
afterAll(async () => {
  await staff.sql.end();
  await server.close();
});

const degree = (more: Partial<NewListing>) => published(server, school.organization, 'degree', more);
async function apply({ id: listingId }: Listing) {
  const veteran = await person(server);
  const [sent] = await factsAfter(server, veteran.cookie, { type: 'college.submit', payload: { listingId } });
  clock.advance(1_000);
  return { veteran, applicationId: sent!.subject };
}
type Applied = Awaited<ReturnType<typeof apply>>;
const decide = async ({ applicationId }: Applied, decision: string) => {
  const [fact] = await school.as(school.owner, 'application.decide', {
    applicationId,
    decision,
    reason: 'filled',
  });
  return fact!.id;
};
const withdraw = ({ veteran, applicationId }: Applied) =>
  factsAfter(server, veteran.cookie, { type: 'application.withdraw', payload: { applicationId } });
/** As the person's screens know it. */
const lineOf = async ({ veteran, applicationId }: Applied) =>
  (await stateOf(server, veteran.cookie)).world.collegeApplications.find(({ id }) => id === applicationId)
    ?.line;
/** As the staff's list has it. */
const listedLine = async ({ applicationId }: Applied) => {
  const { applications } = await school.read<{ applications: ReceivedApplication[] }>(
    school.owner,
    '/applications?limit=100',
  );
  return applications.find(({ id }) => id === applicationId)?.line;
};
const stepsOf = async ({ veteran, applicationId }: Applied) => {
  const answer = await server.request(`/api/applications/${applicationId}/history`, {
    headers: { Cookie: veteran.cookie },
  });
  return ((await answer.json()) as ApplicationHistory).history.map(({ step }) => step);
};
const told = async ({ veteran }: { veteran: Person }) =>
  (await bellOf(server, veteran)).filter(
    ({ title }) => typeof title === 'object' && title.code === 'contact.spotFree',
  );
/** One spot, which is taken, and two who wait for it. */
async function fullListing() {
  const listing = await degree({ capacity: 1 });
  const inside = await apply(listing);
  await decide(inside, 'accepted');
  return { listing, inside, first: await apply(listing), second: await apply(listing) };
}

describe('who applies for a full listing', () => {
  test('waits, which both sides read', async () => {
    const { inside, first } = await fullListing();
    expect(await lineOf(inside)).toBeUndefined();
    expect(await lineOf(first)).toBe('waiting');
    expect(await listedLine(first)).toBe('waiting');
    expect(await listedLine(inside)).toBeNull();
    expect(await stepsOf(first)).toEqual(['submitted', 'waiting']);
  });

  test('hears nothing as long as no spot is free', async () => {
    const { first, second } = await fullListing();
    await staff.moveLines();
    await withdraw(first);
    await staff.moveLines();
    expect(await lineOf(second)).toBe('waiting');
    expect(await told(second)).toEqual([]);
    expect(await stepsOf(second)).toEqual(['submitted', 'waiting']);
  });
});

describe('a spot that is free', () => {
  test('is for whoever has waited longest, who is told with the staff, and nobody else', async () => {
    const { inside, first, second } = await fullListing();
    await withdraw(inside);
    await Promise.all([staff.moveLines(), staff.moveLines()]);
    await staff.moveLines();
    expect([await lineOf(first), await lineOf(second)]).toEqual(['next', 'waiting']);
    expect([await listedLine(first), await listedLine(second)]).toEqual(['next', 'waiting']);
    expect(await stepsOf(first)).toEqual(['submitted', 'waiting', 'next']);
    expect(await told(first)).toHaveLength(1);
    expect(await told(second)).toEqual([]);
    const news = await server.request(`/api/organizations/${school.id}/notifications`, {
      headers: { Cookie: school.owner.cookie },
    });
    const { notifications } = (await news.json()) as { notifications: { kind: string; subject: string }[] };
    expect(notifications.filter(({ subject }) => subject === first.applicationId)).toMatchObject([
      { kind: 'spotFreed', application: { listingTitle: expect.any(String) as string } },
      { kind: 'applicationReceived' },
    ]);
    clock.advance(2 * minuteMs);
    const mailOf = async ({ veteran: { email } }: Applied) =>
      (await mailTo(server, email)).map(({ text }) => text).join();
    await expect.poll(() => mailOf(first)).toContain('A spot is open for you');
    expect(await mailOf(second)).not.toContain('A spot is open');
  });

  test('goes on to the next when the first is rejected, and waits for all once somebody takes it', async () => {
    const { inside, first, second } = await fullListing();
    await withdraw(inside);
    await staff.moveLines();
    await decide(first, 'rejected');
    await staff.moveLines();
    expect(await lineOf(second)).toBe('next');
    expect(await told(second)).toHaveLength(1);
    await decide(second, 'accepted');
    await staff.moveLines();
    expect(await listedLine(second)).toBeNull();
  });

  test('is taken from who is next by somebody whom the staff prefer, without any news', async () => {
    const { inside, first, second } = await fullListing();
    await withdraw(inside);
    await staff.moveLines();
    const decisionId = await decide(second, 'accepted');
    await staff.moveLines();
    expect(await lineOf(first)).toBe('waiting');
    expect(await told(first)).toHaveLength(1);
    await school.as(school.owner, 'decision.undo', { decisionId });
    await staff.moveLines();
    expect(await lineOf(first)).toBe('next');
    expect(await told(first)).toHaveLength(2);
  });

  test('comes from a closed record, a deleted account and a higher number of spots', async () => {
    const { listing, first, second } = await fullListing();
    const third = await apply(listing);
    await server.deps.listings.staff.change(
      school.owner.id,
      { organizationId: school.id, id: listing.id },
      { change: { capacity: 2 }, version: listing.version },
    );
    await staff.moveLines();
    expect([await lineOf(first), await lineOf(second)]).toEqual(['next', 'waiting']);
    const facts = await school.as(school.owner, 'application.decide', {
      applicationId: first.applicationId,
      decision: 'accepted',
    });
    const caseId = (facts.find(({ kind }) => kind === 'caseOpened')!.payload as { case: { id: string } }).case
      .id;
    await school.as(school.owner, 'case.close', { caseId, outcome: 'left' });
    await staff.moveLines();
    expect([await lineOf(second), await lineOf(third)]).toEqual(['next', 'waiting']);
    await server.sql`delete from users where id = ${second.veteran.id}`;
    await staff.moveLines();
    expect(await lineOf(third)).toBe('next');
  });
});

describe('a school that puts somebody on the waiting list', () => {
  test('puts them in line if its program is full', async () => {
    const listing = await degree({ capacity: 1 });
    const [early, inside] = [await apply(listing), await apply(listing)];
    await decide(inside, 'accepted');
    await decide(early, 'waitlist');
    expect([await lineOf(early), await listedLine(early)]).toEqual(['waiting', 'waiting']);
    await withdraw(inside);
    await staff.moveLines();
    expect(await lineOf(early)).toBe('next');
  });

  test('says so of a decision that can be taken back, whatever has moved in line since', async () => {
    const listing = await degree({ capacity: 1 });
    const [early, inside] = [await apply(listing), await apply(listing)];
    await decide(inside, 'accepted');
    const decisionId = await decide(early, 'waitlist');
    await withdraw(inside);
    await staff.moveLines();
    await school.as(school.owner, 'decision.undo', { decisionId });
    expect(await stepsOf(early)).toEqual(['submitted', 'decided', 'next', 'undone']);
  });

  test('has no line where spots are free', async () => {
    const listing = await degree({ capacity: 3 });
    const early = await apply(listing);
    await decide(early, 'waitlist');
    await staff.moveLines();
    expect(await lineOf(early)).toBeUndefined();
    expect(await told(early)).toEqual([]);
  });
});
