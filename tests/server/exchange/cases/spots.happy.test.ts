import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseRow } from '../../../../machines/model/exchange/index.ts';
import type { Listing, NewListing } from '../../../../machines/organizations/model/index.ts';
import { accountServer } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { desk } from '../../support/cases.ts';
import type { Desk } from '../../support/cases.ts';
import { factsAfter, sendCommand } from '../../support/exchange.ts';
import { published } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

let server: Server;
let shelter: Desk;
beforeAll(async () => {
  server = await accountServer();
  shelter = await desk(server, 'program');
});
afterAll(() => server.close());

const program = (more: Partial<NewListing>) => published(server, shelter.organization, 'program', more);
async function apply(listing: Listing, veteran?: Person) {
  const one = veteran ?? (await person(server));
  const answer = await sendCommand(server, one.cookie, {
    type: 'nonprofit.submit',
    payload: { listingId: listing.id },
  });
  const { facts, code } = (await answer.json()) as { facts?: { subject: string }[]; code?: string };
  return { veteran: one, status: answer.status, code, applicationId: facts?.[0]?.subject ?? '' };
}
async function approve(applicationId: string) {
  const answer = await sendCommand(server, shelter.owner.cookie, {
    type: 'application.decide',
    as: shelter.id,
    payload: { applicationId, decision: 'approve' },
  });
  const { code, facts } = (await answer.json()) as {
    code?: string;
    facts?: { id: string; kind: string; payload: { case: CaseRow } }[];
  };
  const opened = facts?.find(({ kind }) => kind === 'caseOpened')?.payload.case.id ?? '';
  return { status: answer.status, code, decisionId: facts?.[0]?.id ?? '', caseId: opened };
}
/** As anybody reads it. */
const takenOf = async ({ id }: Listing) => {
  const answer = await server.request(`/api/listings/${id}`);
  return ((await answer.json()) as { listing: Listing }).listing.spotsTaken;
};
const change = (listing: Listing, more: Partial<NewListing>) =>
  server.deps.listings.staff.change(
    shelter.owner.id,
    { organizationId: shelter.id, id: listing.id },
    { change: more, version: listing.version },
  );

describe('a spot', () => {
  test('is taken by who was approved, and freed by who has finished, left, or was taken back', async () => {
    const listing = await program({ capacity: 3 });
    const finished = await approve((await apply(listing)).applicationId);
    const leaving = await apply(listing);
    await approve(leaving.applicationId);
    const takenBack = await approve((await apply(listing)).applicationId);
    expect(await takenOf(listing)).toBe(3);
    await shelter.as(shelter.owner, 'case.close', { caseId: finished.caseId, outcome: 'completed' });
    expect(await takenOf(listing)).toBe(2);
    await factsAfter(server, leaving.veteran.cookie, {
      type: 'application.withdraw',
      payload: { applicationId: leaving.applicationId },
    });
    expect(await takenOf(listing)).toBe(1);
    await shelter.as(shelter.owner, 'decision.undo', { decisionId: takenBack.decisionId });
    expect(await takenOf(listing)).toBe(0);
    await shelter.as(shelter.owner, 'case.reopen', { caseId: finished.caseId });
    expect(await takenOf(listing)).toBe(1);
  });

  test('is freed by an account that is deleted', async () => {
    const listing = await program({ capacity: 1 });
    const { veteran, applicationId } = await apply(listing);
    await approve(applicationId);
    expect(await takenOf(listing)).toBe(1);
    await server.sql`delete from users where id = ${veteran.id}`;
    expect(await takenOf(listing)).toBe(0);
  });

  test('is the last one for one of those who are approved at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const listing = await program({ capacity: 2 });
      const waiting = await Promise.all([1, 2, 3, 4].map(() => apply(listing)));
      const answers = await Promise.all(waiting.map(({ applicationId }) => approve(applicationId)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(answers.filter(({ code }) => code === 'no_spot_left')).toHaveLength(2);
      expect(await takenOf(listing)).toBe(2);
      const ids = waiting.map((one) => one.applicationId);
      // Nothing of the others is stored.
      const stored = await server.sql`
        select count(*)::int from applications a where id in ${server.sql(ids)} and status = 'active' and version = 2
          and exists (select from cases c where c.application_id = a.id)
        union all select count(*)::int from applications where id in ${server.sql(ids)} and status = 'enrolled' and version = 1`;
      expect(stored).toEqual([{ count: 2 }, { count: 2 }]);
    }
  });

  test('is there for one more once the listing allows for it', async () => {
    const listing = await program({ capacity: 1 });
    await approve((await apply(listing)).applicationId);
    const { applicationId } = await apply(listing);
    expect(await approve(applicationId)).toMatchObject({ status: 409, code: 'no_spot_left' });
    await change(listing, { capacity: 2 });
    expect(await approve(applicationId)).toMatchObject({ status: 200 });
  });

  test('is not counted where there is no limit', async () => {
    const listing = await program({ capacity: null });
    for (const one of [await apply(listing), await apply(listing)])
      expect(await approve(one.applicationId)).toMatchObject({ status: 200 });
  });
});

describe('a full listing', () => {
  test('has a waiting list, unless its staff chose otherwise', async () => {
    const listing = await program({ capacity: 1 });
    expect(listing.whenFull).toBe('waitlist');
    await approve((await apply(listing)).applicationId);
    expect(await apply(listing)).toMatchObject({ status: 200 });
  });

  test('closes if they chose that, until a spot is free', async () => {
    const listing = await program({ capacity: 1, whenFull: 'close' });
    const first = await apply(listing);
    const { caseId } = await approve(first.applicationId);
    const late = await apply(listing);
    expect(late).toMatchObject({ status: 409, code: 'listing_full' });
    expect(await server.sql`select from applications where user_id = ${late.veteran.id}`).toHaveLength(0);
    // Who has applied before reads that.
    expect(await apply(listing, first.veteran)).toMatchObject({ code: 'already_applied' });
    await shelter.as(shelter.owner, 'case.close', { caseId, outcome: 'left' });
    expect(await apply(listing, late.veteran)).toMatchObject({ status: 200 });
  });
});
