import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountServer, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { applied, factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { decide, draft, lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

let server: Server;
let employer: Lister;
let veteran: Person;
beforeAll(async () => {
  server = await accountServer();
  employer = await lister(server, 'job');
  veteran = await person(server);
});
afterAll(() => server.close());

const apply = (listingId: string, type = 'job.submit') =>
  sendCommand(server, veteran.cookie, { type, payload: { listingId } });
const decideOn = (applicationId: string, decision: string, more: object = {}) =>
  server.request('/api/commands', {
    method: 'POST',
    headers: { Cookie: employer.owner.cookie },
    json: {
      id: crypto.randomUUID(),
      type: 'application.decide',
      as: employer.id,
      payload: { applicationId, decision, reason: 'filled' },
      ...more,
    },
  });

describe('an application is refused, and nothing is stored,', () => {
  test.each([
    ['to a draft', async () => (await draft(server, employer)).id],
    ['to nothing', async () => '00000000-0000-4000-8000-000000000000'],
    [
      'after the last day',
      async () => {
        const { id } = await published(server, employer);
        await server.sql`update listings set closes_on = current_date - 2 where id = ${id}`;
        return id;
      },
    ],
    [
      'to a listing that was closed',
      async () => {
        const { id } = await published(server, employer);
        await server.deps.listings.staff.take(
          employer.owner.id,
          { organizationId: employer.id, id },
          'close',
        );
        return id;
      },
    ],
    [
      'to an organization that is suspended',
      async () => {
        const other = await lister(server, 'job');
        const { id } = await published(server, other);
        await decide(server, other, 'suspended');
        return id;
      },
    ],
    [
      'of another kind than the listing',
      async () => (await published(server, await lister(server, 'degree'), 'degree')).id,
    ],
  ])('%s', async (_name, make) => {
    const answer = await apply(await make());
    expect(answer.status).toBe(409);
    expect(await problemOf(answer)).toBe('listing_closed');
    expect((await stateOf(server, veteran.cookie)).world.jobApplications).toEqual([]);
    expect(await server.sql`select from applications where user_id = ${veteran.id}`).toHaveLength(0);
  });

  test.each([
    ['without a reason', { decision: 'reject' }],
    ['for a reason that there isn’t', { decision: 'reject', reason: 'age' }],
    ['for a reason of its own without words', { decision: 'reject', reason: 'own', message: ' ' }],
    ['with a first day that is none', { decision: 'hire', startsOn: '2030-02-30' }],
    ['with a first step that is too long', { decision: 'hire', firstStep: 'x'.repeat(301) }],
  ])('when it is answered %s', async (_name, payload) => {
    const applicant = await person(server);
    const { applicationId } = await applied(server, applicant, await published(server, employer));
    const answer = await sendCommand(server, employer.owner.cookie, {
      type: 'application.decide',
      as: employer.id,
      payload: { applicationId, ...payload },
    });
    expect(answer.status).toBe(422);
    expect((await stateOf(server, applicant.cookie)).world.decisions).toEqual([]);
    expect(
      await server.sql`select from application_steps where application_id = ${applicationId} and step = 'decided'`,
    ).toHaveLength(0);
  });

  test('on the last day it is not refused', async () => {
    const { id: listingId } = await published(server, employer);
    await server.sql`update listings set closes_on = (now() at time zone 'UTC')::date where id = ${listingId}`;
    const answer = await sendCommand(server, (await person(server)).cookie, {
      type: 'job.submit',
      payload: { listingId },
    });
    expect(answer.status).toBe(200);
  });

  test('the second time, with the first one named; also of ten at once', async () => {
    const applicant = await person(server);
    const { id: listingId } = await published(server, employer);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        sendCommand(server, applicant.cookie, { type: 'job.submit', payload: { listingId } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const [standing] = (await stateOf(server, applicant.cookie)).world.jobApplications;
    expect(await answers.find(({ status }) => status === 409)!.json()).toMatchObject({
      code: 'already_applied',
      state: { applicationId: standing?.id, status: 'submitted' },
    });
  });
});

describe('a decision is refused', () => {
  test.each([
    ['that its kind does not have', 'accepted', []],
    ['after a final one', 'offer', ['reject']],
    ['that was made already', 'interview', ['interview']],
  ])('%s, with where the application stands', async (_name, decision, before) => {
    const { applicationId } = await applied(server, await person(server), await published(server, employer));
    for (const earlier of before) expect((await decideOn(applicationId, earlier)).status).toBe(200);
    const answer = await decideOn(applicationId, decision);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'application_changed',
      state: { applicationId, version: before.length + 1 },
      changedBy: { id: expect.any(String) as string },
    });
  });

  test('that is based on an older version', async () => {
    const { applicationId } = await applied(server, await person(server), await published(server, employer));
    await decideOn(applicationId, 'interview');
    expect((await decideOn(applicationId, 'reject', { expectedVersion: 1 })).status).toBe(409);
    expect((await decideOn(applicationId, 'reject', { expectedVersion: 2 })).status).toBe(200);
  });

  test('on an application that was withdrawn', async () => {
    const applicant = await person(server);
    const { applicationId } = await applied(server, applicant, await published(server, employer));
    await factsAfter(server, applicant.cookie, { type: 'application.withdraw', payload: { applicationId } });
    expect((await decideOn(applicationId, 'hire')).status).toBe(409);
    const again = await sendCommand(server, applicant.cookie, {
      type: 'application.withdraw',
      payload: { applicationId },
    });
    expect(again.status).toBe(409);
  });

  test('only the last one can be undone, and once', async () => {
    const { applicationId } = await applied(server, await person(server), await published(server, employer));
    const facts: { id: string }[] = [];
    for (const decision of ['interview', 'offer']) {
      const answer = (await (await decideOn(applicationId, decision)).json()) as { facts: { id: string }[] };
      facts.push(...answer.facts);
    }
    const undo = async (decisionId: string) =>
      (
        await sendCommand(server, employer.owner.cookie, {
          type: 'decision.undo',
          as: employer.id,
          payload: { decisionId },
        })
      ).status;
    expect(await undo(facts[0]!.id)).toBe(409);
    expect(await undo(facts[1]!.id)).toBe(200);
    expect(await undo(facts[1]!.id)).toBe(409);
    expect(await undo(facts[0]!.id)).toBe(200);
  });
});
