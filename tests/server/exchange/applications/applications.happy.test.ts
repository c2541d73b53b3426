import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type {
  ApplicationHistory,
  ApplicationStep,
  ReceivedApplication,
  WholeApplication,
} from '../../../../machines/model/exchange/index.ts';
import { emptyProfile } from '../../../../machines/profile/model/index.ts';
import { saveProfile } from '../../../../server/records/profiles.ts';
import { accountServer } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { applied, factsAfter, factsIn, followFacts, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';

let server: Server;
let url: string;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
  employer = await lister(server, 'job');
});
afterAll(() => server.close());

const read = async <Answer>(cookie: string, path: string) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;

describe('an application', () => {
  test('reaches the organization with what the profile says, as it was when it was sent', async () => {
    const veteran = await person(server);
    const profile = {
      ...emptyProfile,
      name: 'Sarah Johnson',
      skills: ['Hydraulics'],
      branch: 'Navy' as const,
    };
    await saveProfile(server.deps.sql, veteran.id, { profile, now: new Date() });
    const job = await published(server, employer);
    const [fact] = await factsAfter(server, veteran.cookie, {
      type: 'job.submit',
      payload: { listingId: job.id, coverLetter: 'I know cranes.', share: { branch: false } },
    });
    expect(fact).toMatchObject({ kind: 'jobSubmitted', version: 1 });
    await saveProfile(server.deps.sql, veteran.id, {
      profile: { ...profile, name: 'Sarah Miller' },
      now: new Date(),
    });

    const { applications } = await read<{ applications: ReceivedApplication[] }>(
      employer.owner.cookie,
      `/api/organizations/${employer.id}/applications?listing=${job.id}`,
    );
    expect(applications).toMatchObject([
      { listingTitle: 'Crane mechanic', applicantName: 'Sarah Johnson', status: 'submitted', version: 1 },
    ]);
    const { application, match } = await read<WholeApplication>(
      employer.owner.cookie,
      `/api/organizations/${employer.id}/applications/${applications[0]!.id}`,
    );
    expect(application.snapshot).toEqual({
      name: 'Sarah Johnson',
      skills: ['Hydraulics'],
      email: veteran.email,
    });
    expect(match).toEqual([
      {
        requirement: 'Hydraulics',
        kind: 'skill',
        isRequired: true,
        result: 'met',
        source: { part: 'skills', text: 'Hydraulics' },
      },
    ]);
    expect(application.answers).toMatchObject({ coverLetter: 'I know cranes.' });
    expect((await stateOf(server, veteran.cookie)).world.jobApplications).toMatchObject([
      { jobTitle: 'Crane mechanic', status: 'submitted', matchScore: null },
    ]);
  });

  test.each([
    ['college', 'degree', 'collegeApplications', 'submitted', 'accepted', 'accepted'],
    ['nonprofit', 'program', 'nonprofitApplications', 'enrolled', 'approve', 'active'],
  ] as const)(
    'of the kind %s is decided likewise',
    async (kind, listingKind, list, first, decision, status) => {
      const organization = await lister(server, listingKind);
      const { id: listingId } = await published(server, organization, listingKind);
      const veteran = await person(server);
      await factsAfter(server, veteran.cookie, { type: `${kind}.submit`, payload: { listingId } });
      const before = (await stateOf(server, veteran.cookie)).world[list];
      expect(before).toMatchObject([{ status: first }]);
      await factsAfter(server, organization.owner.cookie, {
        type: 'application.decide',
        as: organization.id,
        payload: { applicationId: before[0]!.id, decision },
      });
      expect((await stateOf(server, veteran.cookie)).world[list]).toMatchObject([{ status }]);
    },
  );

  test('appears live at the organization, and the decision live at the applicant', async () => {
    const veteran = await person(server);
    const reviewer = await join(server, employer, 'reviewer');
    const desk = await followFacts(url, reviewer.cookie, `?as=${employer.id}`);
    onTestFinished(desk.close);
    const phone = await followFacts(url, veteran.cookie);
    onTestFinished(phone.close);

    const { applicationId } = await applied(server, veteran, await published(server, employer));
    await desk.until(() => factsIn(desk).some(({ subject }) => subject === applicationId));
    const [decided] = await factsAfter(server, reviewer.cookie, {
      type: 'application.decide',
      as: employer.id,
      payload: { applicationId, decision: 'interview', message: 'Please come on Monday.', notes: 'Strong' },
    });
    expect(decided).toMatchObject({
      kind: 'applicationDecided',
      actor: reviewer.id,
      payload: { status: 'interview', version: 2, notes: 'Strong' },
      version: null,
    });
    await phone.until(() => factsIn(phone).some(({ kind }) => kind === 'decisionRecorded'));
    const received = factsIn(phone).find(({ kind }) => kind === 'decisionRecorded');
    expect(received).toMatchObject({
      payload: { decision: { status: 'interview', message: 'Please come on Monday.' } },
    });
    expect(JSON.stringify(received)).not.toContain('Strong');
    const { world } = await stateOf(server, veteran.cookie);
    expect(world.jobApplications).toMatchObject([{ id: applicationId, status: 'interview' }]);
    expect(world.notifications).toMatchObject([
      { targetRole: 'recruiter' },
      { targetRole: 'user', type: 'job_application' },
    ]);
  });

  test.each([
    [
      { decision: 'reject', reason: 'requirement', startsOn: '2030-06-03', firstStep: 'Come in.' },
      { reason: 'requirement', startsOn: null, firstStep: '' },
    ],
    [
      { decision: 'hire', reason: 'requirement', startsOn: '2030-06-03', firstStep: ' Bring your badge. ' },
      { reason: null, startsOn: '2030-06-03', firstStep: 'Bring your badge.' },
    ],
  ])('is answered with what belongs to the answer: %j', async (said, kept) => {
    const veteran = await person(server);
    const { applicationId } = await applied(server, veteran, await published(server, employer));
    await factsAfter(server, employer.owner.cookie, {
      type: 'application.decide',
      as: employer.id,
      payload: { applicationId, ...said },
    });
    const { history } = await read<ApplicationHistory>(
      veteran.cookie,
      `/api/applications/${applicationId}/history`,
    );
    expect(history.at(-1)).toMatchObject(kept);
    const { decisions } = (await stateOf(server, veteran.cookie)).world;
    expect(decisions).toMatchObject([
      Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null && value !== '')),
    ]);
  });

  test('can be withdrawn, and sent again', async () => {
    const veteran = await person(server);
    const job = await published(server, employer);
    const { applicationId } = await applied(server, veteran, job);
    await factsAfter(server, veteran.cookie, { type: 'application.withdraw', payload: { applicationId } });
    const { world } = await stateOf(server, veteran.cookie);
    expect(world.jobApplications[0]?.withdrawnAt).toEqual(expect.any(String));
    expect((await applied(server, veteran, job)).applicationId).not.toBe(applicationId);
  });
});

test('an undone decision leaves the application as it was before, for both sides', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const decide = (decision: string) =>
    factsAfter(server, employer.owner.cookie, {
      type: 'application.decide',
      as: employer.id,
      payload: { applicationId, decision, reason: 'filled' },
    });
  await decide('interview');
  const [rejection] = await decide('reject');
  const undone = { type: 'decision.undo', as: employer.id, payload: { decisionId: rejection!.id } };
  await factsAfter(server, employer.owner.cookie, undone);
  expect((await stateOf(server, veteran.cookie)).world.jobApplications).toMatchObject([
    { status: 'interview' },
  ]);
  const { history } = await read<{ history: ApplicationStep[] }>(
    veteran.cookie,
    `/api/applications/${applicationId}/history`,
  );
  expect(history.map(({ step, status }) => `${step} ${status}`)).toEqual([
    'submitted submitted',
    'decided interview',
    'decided rejected',
    'undone interview',
  ]);
  // And it can be decided again.
  await decide('offer');
});

test('a repeated decision has its effect once', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const command = {
    id: randomUUID(),
    type: 'application.decide',
    as: employer.id,
    payload: { applicationId, decision: 'offer' },
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => factsAfter(server, employer.owner.cookie, command)),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await stateOf(server, veteran.cookie)).world.decisions).toHaveLength(1);
});

test('the applicant sees who looked at what they sent', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const viewer = await join(server, employer, 'viewer');
  await read(viewer.cookie, `/api/organizations/${employer.id}/applications/${applicationId}`);
  const { records } = await read<{ records: object[] }>(veteran.cookie, '/api/me/access-log');
  expect(records).toMatchObject([
    { applicationId, applicationKind: 'job', organization: { id: employer.id }, actor: { id: viewer.id } },
  ]);
});

test('the applicant reads what they sent, and who looked at this one only; staff get neither from the history', async () => {
  const veteran = await person(server);
  const [one, other] = [
    await applied(server, veteran, await published(server, employer)),
    await applied(server, veteran, await published(server, employer)),
  ];
  for (const { applicationId } of [one, other])
    await read(employer.owner.cookie, `/api/organizations/${employer.id}/applications/${applicationId}`);
  const path = `/api/applications/${one.applicationId}/history`;
  const whole = await read<{ application: { snapshot: object; answers: object } }>(
    employer.owner.cookie,
    `/api/organizations/${employer.id}/applications/${one.applicationId}`,
  );
  const { snapshot, answers } = whole.application;
  expect(snapshot).toMatchObject({ name: expect.any(String) });
  expect(await read(veteran.cookie, path)).toMatchObject({ sent: { snapshot, answers } });
  expect(await read(employer.owner.cookie, path)).toMatchObject({ sent: null });
  const log = `/api/me/access-log?application=${one.applicationId}`;
  const { records } = await read<{ records: { applicationId: string }[] }>(veteran.cookie, log);
  expect(records.length).toBeGreaterThan(0);
  expect(new Set(records.map(({ applicationId }) => applicationId))).toEqual(new Set([one.applicationId]));
  expect(await read((await person(server)).cookie, log)).toEqual({ records: [], nextCursor: null });
});

test('the applicant sees who read the history and the conversation, each once for a while', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const viewer = await join(server, employer, 'viewer');
  const [sent] = await factsAfter(server, employer.owner.cookie, {
    type: 'message.toApplicant',
    as: employer.id,
    payload: { applicationId, text: 'Thank you.' },
  });
  for (let time = 0; time < 2; time += 1) {
    await read(viewer.cookie, `/api/applications/${applicationId}/history`);
    await read(viewer.cookie, `/api/threads/${sent!.subject}/messages?as=${employer.id}`);
    // What a person reads of their own is no record.
    await read(veteran.cookie, `/api/applications/${applicationId}/history`);
    await read(veteran.cookie, `/api/threads/${sent!.subject}/messages`);
  }
  const { records } = await read<{ records: object[] }>(veteran.cookie, '/api/me/access-log');
  expect(records).toHaveLength(2);
  expect(records).toMatchObject([
    { kind: 'read', applicationId: null, listingTitle: null, actor: { id: viewer.id } },
    { kind: 'opened', applicationId, actor: { id: viewer.id } },
  ]);
});

test('the list pages, filters and turns around', async () => {
  const ours = await lister(server, 'job');
  const [one, two] = [
    await published(server, ours),
    await published(server, ours, 'job', { title: 'Welder' }),
  ];
  for (const job of [one, one, two]) await applied(server, await person(server), job);
  const list = (query: string) =>
    read<{ applications: ReceivedApplication[]; nextCursor: string | null }>(
      ours.owner.cookie,
      `/api/organizations/${ours.id}/applications?${query}`,
    );
  const all = await list('');
  expect(all.applications).toHaveLength(3);
  const first = await list('limit=2');
  const second = await list(`limit=2&cursor=${first.nextCursor}`);
  expect([...first.applications, ...second.applications]).toEqual(all.applications);
  expect(second.nextCursor).toBeNull();
  expect((await list('sort=oldest')).applications).toEqual(all.applications.toReversed());
  expect((await list(`listing=${two.id}`)).applications).toHaveLength(1);
  expect((await list('q=weld')).applications).toHaveLength(1);
  expect((await list('status=rejected')).applications).toEqual([]);
  const state = await read<{ applications: object[]; organization: object; position: string }>(
    ours.owner.cookie,
    `/api/state?as=${ours.id}`,
  );
  expect(state).toMatchObject({
    organization: { id: ours.id, role: 'owner' },
    applications: all.applications,
    position: expect.any(String) as string,
  });
});

test('of 20 colleagues who decide at the same moment, one comes first, and the others learn who', async () => {
  const veteran = await person(server);
  const { applicationId } = await applied(server, veteran, await published(server, employer));
  const colleagues = await Promise.all(Array.from({ length: 4 }, () => join(server, employer, 'reviewer')));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sendCommand(server, colleagues[index % 4]!.cookie, {
        type: 'application.decide',
        as: employer.id,
        payload: { applicationId, decision: index % 2 ? 'reject' : 'hire', reason: 'filled' },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const refused = (await answers.find(({ status }) => status === 409)!.json()) as {
    changedBy: { id: string };
  };
  expect(colleagues.map(({ id }) => id)).toContain(refused.changedBy.id);
  expect((await stateOf(server, veteran.cookie)).world.decisions).toHaveLength(1);
});
