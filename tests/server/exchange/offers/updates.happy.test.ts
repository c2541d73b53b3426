import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  ApplicationHistory,
  StaffNotification,
  WholeApplication,
} from '../../../../machines/model/exchange/index.ts';
import { emptyProfile } from '../../../../machines/profile/model/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, mailTo, minuteMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { applied, factsAfter, sendCommand } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';

const start = new Date('2030-05-10T12:00:00Z');
let clock = testClock(start);
let server: Server;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer({ clock: { now: () => clock.now() } });
  employer = await lister(server, 'job');
});
beforeEach(() => {
  clock = testClock(start);
});
afterAll(() => server.close());

const read = async <Answer>({ cookie }: { cookie: string }, path: string) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;
const saveProfile = ({ cookie }: { cookie: string }, skills: string[]) =>
  server.request('/api/profile', {
    method: 'PUT',
    headers: { Cookie: cookie },
    json: { ...emptyProfile, skills },
  });
const update = ({ cookie }: { cookie: string }, applicationId: string, note = 'I can weld under water.') =>
  sendCommand(server, cookie, { type: 'application.update', payload: { applicationId, note } });
const asStaff = (type: string, payload: object) =>
  factsAfter(server, employer.owner.cookie, { type, as: employer.id, payload });
const wholeOf = (applicationId: string) =>
  read<WholeApplication>(employer.owner, `/api/organizations/${employer.id}/applications/${applicationId}`);
const historyOf = (veteran: { cookie: string }, applicationId: string) =>
  read<ApplicationHistory>(veteran, `/api/applications/${applicationId}/history`);
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const unchanged = async (veteran: { cookie: string }, applicationId: string) =>
  expect((await historyOf(veteran, applicationId)).history.map(({ step }) => step)).not.toContain('updated');
async function sent() {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  return { veteran, applicationId };
}

test('what was sent is replaced by the profile as it is now, and both sides see when and why', async () => {
  const { veteran, applicationId } = await sent();
  expect((await wholeOf(applicationId)).application.snapshot).not.toHaveProperty('skills');
  await saveProfile(veteran, ['Underwater welding']);
  clock.advance(minuteMs);
  expect((await update(veteran, applicationId)).status).toBe(200);
  const { application, history } = await wholeOf(applicationId);
  expect(application).toMatchObject({
    status: 'submitted',
    version: 2,
    snapshot: { skills: ['Underwater welding'] },
  });
  const steps = [
    { step: 'submitted' },
    { step: 'updated', message: 'I can weld under water.', at: clock.now().toISOString() },
  ];
  expect(history).toMatchObject(steps);
  expect(await historyOf(veteran, applicationId)).toMatchObject({
    sent: { snapshot: { skills: ['Underwater welding'] } },
    history: steps,
  });
});

test('staff are notified, on the bell and by mail', async () => {
  const { veteran, applicationId } = await sent();
  await update(veteran, applicationId);
  const { notifications } = await read<{ notifications: StaffNotification[] }>(
    employer.owner,
    `/api/organizations/${employer.id}/notifications`,
  );
  const told = notifications.filter(({ subject }) => subject === applicationId).map(({ kind }) => kind);
  expect(told.toSorted()).toEqual(['applicationReceived', 'applicationUpdated']);
  expect(
    notifications.find(({ kind, subject }) => subject === applicationId && kind === 'applicationUpdated'),
  ).toMatchObject({
    application: { listingTitle: 'Crane mechanic' },
    isRead: false,
  });
  clock.advance(2 * dayMs);
  const mails = await mailTo(server, employer.owner.email);
  expect(mails.some(({ text }) => /updated/.test(text))).toBe(true);
});

test('parts that were left out stay out', async () => {
  const veteran = await person(server);
  await saveProfile(veteran, ['Rigging']);
  const { id: listingId } = await published(server, employer);
  const [fact] = await factsAfter(server, veteran.cookie, {
    type: 'job.submit',
    payload: { listingId, share: { skills: false } },
  });
  await update(veteran, fact!.subject);
  expect((await wholeOf(fact!.subject)).application.snapshot).not.toHaveProperty('skills');
});

test('the same command again is one update', async () => {
  const { veteran, applicationId } = await sent();
  const command = {
    id: crypto.randomUUID(),
    type: 'application.update',
    payload: { applicationId, note: 'Once' },
  };
  for (const _ of [1, 2]) expect((await sendCommand(server, veteran.cookie, command)).status).toBe(200);
  expect((await historyOf(veteran, applicationId)).history).toHaveLength(2);
});

describe('is refused', () => {
  test('after a decision, unless it is taken back', async () => {
    const { veteran, applicationId } = await sent();
    const [decision] = await asStaff('application.decide', { applicationId, decision: 'interview' });
    expect(await codeOf(await update(veteran, applicationId))).toEqual([409, 'application_changed']);
    await unchanged(veteran, applicationId);
    await asStaff('decision.undo', { decisionId: decision!.id });
    expect((await update(veteran, applicationId)).status).toBe(200);
  });

  test('after it was withdrawn', async () => {
    const { veteran, applicationId } = await sent();
    await factsAfter(server, veteran.cookie, { type: 'application.withdraw', payload: { applicationId } });
    expect(await codeOf(await update(veteran, applicationId))).toEqual([409, 'application_changed']);
    await unchanged(veteran, applicationId);
  });

  test('for whoever did not send it', async () => {
    const { veteran, applicationId } = await sent();
    for (const other of [await person(server), employer.owner])
      expect((await update(other, applicationId)).status).toBe(404);
    await unchanged(veteran, applicationId);
  });

  test.each(['', '  '])('without words: %j', async (note) => {
    const { veteran, applicationId } = await sent();
    expect((await update(veteran, applicationId, note)).status).toBe(422);
    await unchanged(veteran, applicationId);
  });

  test('the sixth time in a day', async () => {
    const { veteran, applicationId } = await sent();
    for (let times = 0; times < 5; times += 1)
      expect((await update(veteran, applicationId)).status).toBe(200);
    expect((await update(veteran, applicationId)).status).toBe(429);
    clock.advance(dayMs + minuteMs);
    expect((await update(veteran, applicationId)).status).toBe(200);
  });

  test('a decision on what was sent before, because it has changed', async () => {
    const { veteran, applicationId } = await sent();
    await update(veteran, applicationId);
    const decide = (expectedVersion: number) =>
      sendCommand(server, employer.owner.cookie, {
        type: 'application.decide',
        as: employer.id,
        expectedVersion,
        payload: { applicationId, decision: 'offer' },
      });
    expect(await codeOf(await decide(1))).toEqual([409, 'application_changed']);
    expect((await decide(2)).status).toBe(200);
  });
});
