import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationHistory, ReceivedApplication } from '../../../../machines/model/exchange/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, hourMs, mailTo, minuteMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { applied, factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import { background, bellOf } from '../../support/reminders.ts';

const start = new Date('2030-05-10T12:00:00Z');
let clock = testClock(start);
let server: Server;
let staff: ReturnType<typeof background>;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer({ clock: { now: () => clock.now() } });
  staff = background(server, { now: () => clock.now() });
  employer = await lister(server, 'job');
});
beforeEach(() => {
  clock = testClock(start);
});
afterAll(async () => {
  await staff.sql.end();
  await server.close();
});

const decide = async (
  organization: Lister,
  applicationId: string,
  decision: string,
  more: object = {},
): Promise<string> => {
  const [fact] = await factsAfter(server, organization.owner.cookie, {
    type: 'application.decide',
    as: organization.id,
    payload: { applicationId, decision, reason: 'filled', ...more },
  });
  return fact!.id;
};
const undo = (decisionId: string) =>
  factsAfter(server, employer.owner.cookie, {
    type: 'decision.undo',
    as: employer.id,
    payload: { decisionId },
  });
const accept = ({ cookie }: { cookie: string }, applicationId: string) =>
  sendCommand(server, cookie, { type: 'application.accept', payload: { applicationId } });
const listed = async ({ id, owner }: Lister, applicationId: string) => {
  const answer = await server.request(`/api/organizations/${id}/applications`, {
    headers: { Cookie: owner.cookie },
  });
  const { applications } = (await answer.json()) as { applications: ReceivedApplication[] };
  return applications.find((one) => one.id === applicationId);
};
const historyOf = async (cookie: string, applicationId: string) => {
  const answer = await server.request(`/api/applications/${applicationId}/history`, {
    headers: { Cookie: cookie },
  });
  return ((await answer.json()) as ApplicationHistory).history;
};
/** What the owner is notified of, newest first. */
const newsOf = async ({ id, owner }: Lister) => {
  const bell = await server.request(`/api/organizations/${id}/notifications`, {
    headers: { Cookie: owner.cookie },
  });
  return ((await bell.json()) as { notifications: { application: unknown }[] }).notifications;
};
const toldOf = (kind: string, subject: string) => expect.objectContaining({ kind, subject }) as object;
const jobOf = async ({ cookie }: { cookie: string }) =>
  (await stateOf(server, cookie)).world.jobApplications[0];

/** Somebody who was offered a job until a day. */
async function offered(answerBy?: string) {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const decisionId = await decide(employer, applicationId, 'offer', { ...(answerBy && { answerBy }) });
  return { veteran, applicationId, decisionId };
}

test('an offer until a day is accepted, for both sides', async () => {
  const { veteran, applicationId } = await offered('2030-05-20');
  expect(await jobOf(veteran)).toMatchObject({ status: 'offered', answerBy: '2030-05-20' });
  expect(await listed(employer, applicationId)).toMatchObject({ acceptedAt: null, answerBy: '2030-05-20' });

  const facts = await factsAfter(server, veteran.cookie, {
    type: 'application.accept',
    payload: { applicationId },
  });
  expect(facts).toMatchObject([{ kind: 'offerAccepted', payload: { kind: 'job', applicationId } }]);
  const at = facts[0]!.at;
  expect(await jobOf(veteran)).toMatchObject({ status: 'offered', acceptedAt: at });
  expect(await listed(employer, applicationId)).toMatchObject({
    status: 'offered',
    acceptedAt: at,
    version: 3,
  });
  for (const { cookie } of [veteran, employer.owner])
    expect(await historyOf(cookie, applicationId)).toMatchObject([
      { step: 'submitted', answerBy: null },
      { step: 'decided', decision: 'offer', answerBy: '2030-05-20' },
      { step: 'offerAccepted', status: 'offered', decision: null },
    ]);
  expect((await newsOf(employer))[0]).toMatchObject({
    kind: 'offerAccepted',
    subject: applicationId,
    application: { listingTitle: 'Crane mechanic' },
  });
});

test('a hire that is taken back leaves the offer as it was answered; the offer taken back leaves nothing', async () => {
  const { veteran, applicationId, decisionId } = await offered('2030-05-20');
  expect((await accept(veteran, applicationId)).status).toBe(200);
  const { acceptedAt } = (await jobOf(veteran))!;
  const hired = await decide(employer, applicationId, 'hire');
  expect(await listed(employer, applicationId)).toMatchObject({ status: 'hired', answerBy: null });
  await undo(hired);
  for (const side of [await jobOf(veteran), await listed(employer, applicationId)])
    expect(side).toMatchObject({ status: 'offered', acceptedAt, answerBy: '2030-05-20' });
  await undo(decisionId);
  expect(await listed(employer, applicationId)).toMatchObject({
    status: 'submitted',
    acceptedAt: null,
    answerBy: null,
  });
  expect(await jobOf(veteran)).toMatchObject({ status: 'submitted' });
  expect(await jobOf(veteran)).not.toHaveProperty('acceptedAt');
  // Another offer is answered again.
  await decide(employer, applicationId, 'offer');
  expect((await accept(veteran, applicationId)).status).toBe(200);
});

test('a day is stored with what offers something only', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  await decide(employer, applicationId, 'interview', { answerBy: '2030-05-20' });
  expect(await listed(employer, applicationId)).toMatchObject({ answerBy: null });
  expect(await jobOf(veteran)).not.toHaveProperty('answerBy');
});

describe.each([
  ['degree', 'college', 'accepted', 'collegeApplications'],
  ['program', 'nonprofit', 'approve', 'nonprofitApplications'],
] as const)('a place in a %s', (listingKind, kind, decision, list) => {
  test('is accepted by its day, or declined by withdrawing', async () => {
    const organization = await lister(server, listingKind);
    const { id: listingId } = await published(server, organization, listingKind);
    for (const type of ['application.accept', 'application.withdraw']) {
      const veteran = await person(server);
      const [sent] = await factsAfter(server, veteran.cookie, {
        type: `${kind}.submit`,
        payload: { listingId },
      });
      const applicationId = sent!.subject;
      await decide(organization, applicationId, decision, { answerBy: '2030-05-20' });
      await factsAfter(server, veteran.cookie, { type, payload: { applicationId } });
      const answer = type === 'application.accept' ? 'acceptedAt' : 'withdrawnAt';
      expect((await stateOf(server, veteran.cookie)).world[list]).toMatchObject([
        { answerBy: '2030-05-20', [answer]: expect.any(String) as string },
      ]);
      // The staff read which of both it was. Whoever has accepted, and leaves later, withdraws.
      const said = type === 'application.accept' ? 'offerAccepted' : 'offerDeclined';
      expect(await newsOf(organization)).toContainEqual(toldOf(said, applicationId));
      expect((await historyOf(organization.owner.cookie, applicationId)).at(-1)).toMatchObject({
        step: said,
      });
      if (said === 'offerDeclined') continue;
      await factsAfter(server, veteran.cookie, { type: 'application.withdraw', payload: { applicationId } });
      expect(await newsOf(organization)).toContainEqual(toldOf('applicationWithdrawn', applicationId));
      expect((await historyOf(veteran.cookie, applicationId)).at(-1)).toMatchObject({ step: 'withdrawn' });
    }
  });
});

describe('an offer that is not answered', () => {
  test('reminds three days and one day before, on the bell and by mail, and not once it is answered', async () => {
    const [silent, quick] = [await offered('2030-05-15'), await offered('2030-05-15')];
    const reminded = async ({ veteran }: typeof silent) =>
      (await bellOf(server, veteran)).filter(
        ({ title }) => typeof title === 'object' && title.code === 'contact.answerSoon',
      );
    // At noon of May 12 in the middle of the country.
    clock.advance(2 * dayMs + 6 * hourMs - minuteMs);
    await staff.remind();
    expect(await reminded(silent)).toEqual([]);
    clock.advance(minuteMs);
    await staff.remind();
    expect(await reminded(silent)).toMatchObject([
      { type: 'job_application', subjectId: silent.applicationId },
    ]);
    expect(await reminded(quick)).toHaveLength(1);
    await accept(quick.veteran, quick.applicationId);
    clock.advance(2 * dayMs);
    await staff.remind();
    expect(await reminded(silent)).toHaveLength(2);
    expect(await reminded(quick)).toHaveLength(1);
    clock.advance(2 * dayMs);
    await staff.remind();
    expect(await reminded(silent)).toHaveLength(2);
    clock.advance(2 * minuteMs);
    const mails = await mailTo(server, silent.veteran.email);
    expect(mails.some(({ text }) => text.includes('waiting for your answer'))).toBe(true);
    // The day has passed, and they can still answer.
    expect((await accept(silent.veteran, silent.applicationId)).status).toBe(200);
  });
});
