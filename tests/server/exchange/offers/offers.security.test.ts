import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountServer } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { applied, factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';

let server: Server;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer();
  employer = await lister(server, 'job');
});
afterAll(() => server.close());

const answer = async (cookie: string, type: 'accept' | 'withdraw', applicationId: string) =>
  (await sendCommand(server, cookie, { type: `application.${type}`, payload: { applicationId } })).status;
const asStaff = (type: string, payload: object) =>
  sendCommand(server, employer.owner.cookie, { type, as: employer.id, payload });

async function offered() {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const [fact] = await factsAfter(server, employer.owner.cookie, {
    type: 'application.decide',
    as: employer.id,
    payload: { applicationId, decision: 'offer' },
  });
  return { veteran, applicationId, decisionId: fact!.id };
}

/** Where it stands for the organization and in the person's world. */
async function standing({ veteran, applicationId }: Awaited<ReturnType<typeof offered>>) {
  const [row] = await server.sql<{ status: string; acceptedAt: Date | null; steps: string[] }[]>`
    select a.status, a.accepted_at as "acceptedAt", (
      select json_agg(s.step order by s.id) from application_steps s where s.application_id = a.id
    ) as steps from applications a where a.id = ${applicationId}`;
  const { status, acceptedAt, withdrawnAt } = (await stateOf(server, veteran.cookie)).world
    .jobApplications[0]!;
  expect(withdrawnAt === undefined ? status : 'withdrawn').toBe(row!.status);
  if (row!.status !== 'withdrawn') expect(acceptedAt).toBe(row!.acceptedAt?.toISOString());
  return row!;
}

test('nobody accepts what another person was offered', async () => {
  const one = await offered();
  for (const { cookie } of [await person(server), employer.owner])
    expect(await answer(cookie, 'accept', one.applicationId)).toBe(404);
  expect((await standing(one)).acceptedAt).toBeNull();
});

test('only an offer that stands is accepted, and once', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  expect(await answer(veteran.cookie, 'accept', applicationId)).toBe(409);
  for (const decision of ['interview', 'offer'])
    await asStaff('application.decide', { applicationId, decision, reason: 'filled' });
  expect(await answer(veteran.cookie, 'accept', applicationId)).toBe(200);
  expect(await answer(veteran.cookie, 'accept', applicationId)).toBe(409);
});

test.each(['2030-02-30', 'soon', '2030-5-1', ''])('%j is no day for an answer', async (answerBy) => {
  const { applicationId } = await offered();
  expect((await asStaff('application.decide', { applicationId, decision: 'hire', answerBy })).status).toBe(
    422,
  );
});

describe('at the same moment', () => {
  const eight = [...Array.from({ length: 8 }).keys()];

  test('eight acceptances are one', async () => {
    const one = await offered();
    const answers = await Promise.all(
      eight.map(() => answer(one.veteran.cookie, 'accept', one.applicationId)),
    );
    expect(answers.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect((await standing(one)).steps).toEqual(['submitted', 'decided', 'offerAccepted']);
  });

  test('staff take the offer back: either it was accepted before, or it is refused', async () => {
    for (const _ of eight) {
      const one = await offered();
      const [accepted, undone] = await Promise.all([
        answer(one.veteran.cookie, 'accept', one.applicationId),
        asStaff('decision.undo', { decisionId: one.decisionId }),
      ]);
      expect(undone.status).toBe(200);
      expect([200, 409]).toContain(accepted);
      expect(await standing(one)).toMatchObject({
        status: 'submitted',
        acceptedAt: null,
        steps: ['submitted', 'decided', ...(accepted === 200 ? ['offerAccepted'] : []), 'undone'],
      });
    }
  });

  test('it is declined: one of the two answers counts, and a withdrawal is the last', async () => {
    for (const _ of eight) {
      const one = await offered();
      const [accepted, declined] = await Promise.all([
        answer(one.veteran.cookie, 'accept', one.applicationId),
        answer(one.veteran.cookie, 'withdraw', one.applicationId),
      ]);
      expect(declined).toBe(200);
      expect([200, 409]).toContain(accepted);
      expect(await standing(one)).toMatchObject({ status: 'withdrawn' });
    }
  });
});
