import { describe, expect, test } from 'vitest';
import { applyAccountFacts, type AccessRecord, type ApplicationStep } from '@vetsync/machines/model/exchange';
import {
  emptyWorld,
  withEarlier,
  type Fact,
  type FactBody,
  type OrganizationOutcome,
  type PersonCase,
  type SentApplication,
  type World,
} from '@vetsync/machines/model/world';
import {
  sentApplicationMachine,
  sentApplicationView,
  type LoadedApplication,
  type SentApplicationInput,
  type OwnAnswer,
} from '@vetsync/machines/exchange/sentApplication';
import type { SimilarListing } from '@vetsync/machines/marketplace/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { sampleJobListings } from '@vetsync/samples/career';
import { sampleCollegeApplications } from '@vetsync/samples/education';
import { held, problem, run } from '../support/run.ts';
import { job, nonprofit, veteran } from '../support/world.ts';

const start = Date.parse('2026-03-06T22:15:00Z');
const fact = (id: string, at: number, body: FactBody): Fact => ({ id, at: start + at, body });
const submitted = fact('s', 0, {
  type: 'jobSubmitted',
  application: {
    ...job('J'),
    id: 'J',
    listingId: 'L',
    matchScore: null,
    submitDate: new Date(start).toISOString(),
    status: 'submitted',
  },
});
const decided = fact('d', 10, {
  type: 'decisionRecorded',
  decision: {
    kind: 'job',
    applicationId: 'J',
    subject: 'Welder',
    personId: 'me',
    status: 'rejected',
    decision: 'reject',
    message: 'Thank you for your time.',
  },
});
const withdrawn = fact('w', 20, { type: 'applicationWithdrawn', kind: 'job', applicationId: 'J' });
const worldOf = (...facts: readonly Fact[]): World => applyAccountFacts(emptyWorld, facts);

/** The same after the organization was suspended or has ended. */
const without = (world: World, organizationState: OrganizationOutcome): World => ({
  ...world,
  jobApplications: world.jobApplications.map((one) => ({ ...one, organizationState })),
});

const step = (id: string, more: Partial<ApplicationStep>): ApplicationStep => ({
  id,
  at: new Date(start).toISOString(),
  step: 'submitted',
  decision: null,
  status: 'submitted',
  undoes: null,
  message: '',
  actor: { id: 'me', name: 'Me' },
  ...more,
});
const decision = step('d', {
  step: 'decided',
  decision: 'reject',
  status: 'rejected',
  message: 'Thank you for your time.',
  actor: { id: 'o', name: 'Olive Owner' },
});
const historyOf = (...history: readonly ApplicationStep[]): LoadedApplication => ({
  organizationId: 'org',
  sent: null,
  threadId: null,
  log: { records: [], nextCursor: null },
  history: [...history],
});

function opened(world = worldOf(submitted), input: Partial<SentApplicationInput> = {}) {
  const load = held<LoadedApplication, { id: string }>();
  const command = held<unknown, { command: OwnAnswer }>();
  const find = held<SimilarListing[], { application: SentApplication }>();
  let ids = 0;
  const started = run(sentApplicationMachine, {
    input: {
      applicationId: 'J',
      world,
      isKnown: true,
      isWhole: false,
      at: { role: 'user', tabs: ['applications'] },
      newId: () => `id ${(ids += 1)}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => start,
      ...input,
    },
    actors: { loadHistory: load.logic, sendCommand: command.logic, findOpenings: find.logic },
  });
  return {
    ...started,
    load,
    command,
    find,
    send: started.actor.send.bind(started.actor),
    follow: (next: World) =>
      started.actor.send({
        type: 'world.followed',
        world: next,
        isKnown: true,
        isWhole: input.isWhole ?? false,
      }),
    view: () => sentApplicationView(started.actor.getSnapshot()),
  };
}

describe('an own application', () => {
  test('is found in the world, and the server says who did what', async () => {
    const { view, load } = opened(worldOf(submitted, decided));
    expect(view()).toMatchObject({
      state: 'shown',
      history: 'loading',
      application: { kind: 'job', status: 'rejected', listingId: 'L' },
      decision: { decision: 'reject', message: 'Thank you for your time.', actor: null },
      withdrawal: 'over',
      conversation: null,
      links: { tab: { href: '/platform/applications?as=me' } },
    });
    await load.last().resolve(historyOf(step('s', {}), decision));
    expect(view()).toMatchObject({
      history: 'loaded',
      decision: { actor: { name: 'Olive Owner' } },
      conversation: { thread: null, to: { organizationId: 'org' } },
      links: { listing: '/platform/marketplace?as=me&open=details&listing=L' },
    });
  });

  test('that was turned down says who decided and read it, and finds two openings that fit', async () => {
    const { view, load, find, follow } = opened();
    expect(find.calls).toHaveLength(0);
    follow(worldOf(submitted, decided));
    expect(find.last().input.application).toMatchObject({ id: 'J', status: 'rejected' });
    const [listing] = sampleJobListings(start);
    await find.last().resolve([{ listing: listing!, why: { kind: 'place', what: ['Norfolk, VA'] } }]);
    expect(view().openings).toMatchObject([
      {
        listing: { id: listing!.id },
        href: `/platform/marketplace?as=me&open=details&listing=${listing!.id}`,
      },
    ]);
    const record = { id: 'r', at: decision.at, kind: 'opened', actor: decision.actor } as AccessRecord;
    const history = historyOf(step('s', {}), decision);
    await load.last().resolve({ ...history, log: { records: [record], nextCursor: null } });
    expect(view().readAt).toBe(decision.at);
  });

  test('that was turned down shows as much if no opening is found', async () => {
    const { view, find } = opened(worldOf(submitted, decided));
    await find.last().reject(problem(503, {}));
    expect(view()).toMatchObject({ state: 'shown', openings: [], failure: null });
  });

  test('shows what was sent, and who read it, once the server says so', async () => {
    const { view, load, follow } = opened();
    expect(view()).toMatchObject({ sent: null, wasRead: null, links: { readings: null } });
    const record = {
      id: 'r',
      at: new Date(start + 5).toISOString(),
      kind: 'opened',
      actor: { id: 'o', name: 'Olive Owner' },
    } as AccessRecord;
    await load.last().resolve({
      ...historyOf(step('s', {})),
      sent: { snapshot: { name: 'Me', skills: ['Welding'] }, answers: { coverLetter: 'Hello' } },
      log: { records: [record], nextCursor: 'more' },
    });
    expect(view()).toMatchObject({
      sent: {
        answers: [{ part: 'coverLetter', lines: ['Hello'] }],
        profile: [{ part: 'skills', lines: ['Welding'] }],
      },
      path: [{ step: { step: 'submitted' } }, { reading: record }],
      wasRead: true,
      links: { readings: '/account/access' },
    });
    // Nothing of it stays when the world no longer has the application.
    follow(emptyWorld);
    expect(view()).toMatchObject({ state: 'missing', sent: null, wasRead: null, links: { readings: null } });
  });

  test('shows what the organization works on with the person it took in', () => {
    const { view, follow } = opened();
    expect(view().taken).toBeNull();
    const taken = { id: 'c', applicationId: 'J', nextStep: 'Pick up your badge' } as PersonCase;
    follow({ ...worldOf(submitted), cases: [{ ...taken, id: 'other', applicationId: 'K' }, taken] });
    expect(view().taken).toEqual(taken);
  });

  test('has the conversation with the organization, once there is one', async () => {
    const { view, load } = opened();
    expect(view().conversation).toBeNull();
    await load.last().resolve({ ...historyOf(step('s', {})), threadId: 't' });
    expect(view().conversation).toEqual({ thread: 't', to: null });
  });

  test('is waited for until the world is known, and then missing', () => {
    const { view, follow, load } = opened(emptyWorld, { isKnown: false });
    expect(view().state).toBe('loading');
    follow(emptyWorld);
    expect(view().state).toBe('missing');
    expect(load.calls).toEqual([]);
    follow(worldOf(submitted));
    expect(view()).toMatchObject({ state: 'shown', path: [{ step: { step: 'submitted' } }] });
    expect(load.calls).toHaveLength(1);
  });

  test('is read again after each step, and shows what it knew meanwhile', async () => {
    const { view, follow, load } = opened();
    await load.last().resolve(historyOf(step('s', {})));
    follow(worldOf(submitted, decided));
    expect(load.calls).toHaveLength(2);
    await load.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ history: 'failed', failure: 'Not now', state: 'shown' });
  });

  test('that was taken back has no decision that stands', async () => {
    const { view, load } = opened(
      worldOf(submitted, decided, fact('u', 20, { type: 'decisionUndone', decisionId: 'd' })),
    );
    expect(view().decision).toBeNull();
    const undone = step('u', { step: 'undone', undoes: 'd' });
    await load.last().resolve(historyOf(step('s', {}), decision, undone));
    expect(view()).toMatchObject({ decision: null, withdrawal: 'idle' });
    expect(view().path).toHaveLength(3);
  });

  test('that was only noted is for the person alone, so there is nothing to load or withdraw', () => {
    const { body, ...noted } = submitted;
    const application = { ...(body as Extract<FactBody, { type: 'jobSubmitted' }>).application };
    delete application.listingId;
    const { view, load, send } = opened(worldOf({ ...noted, body: { type: 'jobSubmitted', application } }));
    send({ type: 'application.withdraw' });
    expect(view()).toMatchObject({
      history: 'loaded',
      withdrawal: 'over',
      conversation: null,
      links: { listing: null },
    });
    expect(load.calls).toEqual([]);
  });
});

describe('an application to an organization', () => {
  test('that is suspended waits, and can be withdrawn, but nothing is written or opened there', async () => {
    const { view, load, send, follow } = opened(without(worldOf(submitted), 'suspended'));
    await load.last().resolve(historyOf(step('s', {})));
    expect(view()).toMatchObject({
      application: { organizationState: 'suspended', stop: 'paused' },
      history: 'loaded',
      withdrawal: 'idle',
      conversation: null,
      links: { listing: null },
    });
    follow(worldOf(submitted));
    expect(view()).toMatchObject({
      application: { organizationState: null, stop: null },
      conversation: { to: { organizationId: 'org' } },
    });
    follow(without(worldOf(submitted), 'suspended'));
    send({ type: 'application.withdraw' });
    expect(view().withdrawal).toBe('confirming');
  });

  test('that has ended is closed: nothing is loaded, and nothing is left to withdraw', () => {
    const { view, load, send } = opened(without(worldOf(submitted), 'ended'));
    send({ type: 'application.withdraw' });
    expect(view()).toMatchObject({
      application: { organizationState: 'ended', stop: 'closed' },
      history: 'loaded',
      withdrawal: 'over',
      conversation: null,
      links: { listing: null },
    });
    expect(load.calls).toEqual([]);
  });

  test('that ends while the page is open is closed at once, and keeps what it showed', async () => {
    const { view, load, follow } = opened(worldOf(submitted, decided));
    await load.last().resolve(historyOf(step('s', {}), decision));
    follow(without(worldOf(submitted, decided), 'ended'));
    expect(load.calls).toHaveLength(1);
    expect(view()).toMatchObject({
      // It was decided before: what becomes of the organization changes nothing about that.
      application: { status: 'rejected', organizationState: 'ended', stop: null },
      history: 'loaded',
      decision: { actor: { name: 'Olive Owner' } },
    });
  });
});

describe('withdrawing', () => {
  test('asks first, and is told once it is stored', async () => {
    const { view, send, command, follow } = opened();
    send({ type: 'application.withdraw' });
    expect(view().withdrawal).toBe('confirming');
    send({ type: 'answer.cancel' });
    expect(view().withdrawal).toBe('idle');
    send({ type: 'application.withdraw' });
    send({ type: 'answer.confirm' });
    expect(command.last().input.command).toEqual({
      id: 'id 1',
      type: 'application.withdraw',
      payload: { applicationId: 'J' },
    });
    expect(view().withdrawal).toBe('sending');
    await command.last().resolve({});
    expect(view().withdrawal).toBe('done');
    follow(worldOf(submitted, withdrawn));
    expect(view()).toMatchObject({ application: { status: 'withdrawn' }, withdrawal: 'done' });
    expect(view().path.at(-1)).toMatchObject({ step: { step: 'withdrawn' } });
    expect(opened(worldOf(submitted, withdrawn)).view().withdrawal).toBe('over');
  });

  test('that is refused says why, and is tried again under the same id', async () => {
    const { view, send, command, emittedOf, clock } = opened();
    const confirm = () => {
      send({ type: 'application.withdraw' });
      send({ type: 'answer.confirm' });
    };
    confirm();
    await command.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ withdrawal: 'failed', failure: 'Not now' });
    confirm();
    await command.last().reject(problem(401));
    expect(emittedOf('proof.request')).toHaveLength(1);
    send({ type: 'proof.given' });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ withdrawal: 'failed', failure: { code: 'system.unreachable' } });
    confirm();
    await command.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view().withdrawal).toBe('failed');
    expect(new Set(command.calls.map(({ input }) => input.command.id))).toEqual(new Set(['id 1']));
  });
});

describe('an update', () => {
  test('says what has changed, and what was sent is read again', async () => {
    const { view, send, command, load } = opened();
    await load.last().resolve(historyOf(step('s', {})));
    expect(view()).toMatchObject({ update: { state: 'idle' }, updatedAt: null });
    send({ type: 'application.update' });
    send({ type: 'answer.confirm' });
    expect(command.calls).toEqual([]);
    send({ type: 'note.change', note: ' ' });
    expect(view().update).toMatchObject({ state: 'confirming', canSend: false });
    send({ type: 'note.change', note: 'I have the certificate now.' });
    expect(view().update).toMatchObject({ note: 'I have the certificate now.', canSend: true });
    send({ type: 'answer.confirm' });
    expect(command.last().input.command).toMatchObject({
      type: 'application.update',
      payload: { applicationId: 'J', note: 'I have the certificate now.' },
    });
    await command.last().resolve({});
    expect(view().update).toMatchObject({ state: 'done', note: '' });
    expect(load.calls).toHaveLength(2);
    const updated = step('u', { step: 'updated', at: new Date(start + 60_000).toISOString() });
    await load.last().resolve(historyOf(step('s', {}), updated));
    expect(view()).toMatchObject({ updatedAt: updated.at, path: [{}, { step: { step: 'updated' } }] });
    // Another one begins with nothing written.
    send({ type: 'application.update' });
    expect(view().update).toMatchObject({ state: 'confirming', note: '' });
  });

  test('that is refused stays open with its words, under the same id until they change', async () => {
    const { view, send, command } = opened();
    const ids = () => command.calls.map(({ input }) => input.command.id);
    send({ type: 'application.update' });
    send({ type: 'note.change', note: 'New phone.' });
    send({ type: 'answer.confirm' });
    await command.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ update: { state: 'failed', note: 'New phone.' }, failure: 'Not now' });
    send({ type: 'answer.confirm' });
    expect(new Set(ids()).size).toBe(1);
    await command.last().reject(problem(500));
    send({ type: 'note.change', note: 'New phone and address.' });
    send({ type: 'answer.confirm' });
    expect(new Set(ids()).size).toBe(2);
    await command.last().reject(problem(409));
    send({ type: 'answer.cancel' });
    expect(view().update.state).toBe('idle');
  });

  test('ends with a decision, a withdrawal, and while no one there could read it', () => {
    for (const world of [
      worldOf(submitted, offeredUntil()),
      worldOf(submitted, decided),
      worldOf(submitted, withdrawn),
      without(worldOf(submitted), 'suspended'),
      without(worldOf(submitted), 'ended'),
    ]) {
      const { view, send } = opened(world);
      send({ type: 'application.update' });
      expect(view().update.state).toBe('over');
    }
    const taken = worldOf(submitted, decided, fact('u', 20, { type: 'decisionUndone', decisionId: 'd' }));
    expect(opened(taken).view().update.state).toBe('idle');
  });
});

const offeredUntil = (answerBy?: string): Fact =>
  fact('o', 10, {
    type: 'decisionRecorded',
    decision: {
      kind: 'job',
      applicationId: 'J',
      subject: 'Welder',
      personId: 'me',
      status: 'offered',
      decision: 'offer',
    },
    ...(answerBy && { answerBy }),
  });
const accepted = fact('a', 20, { type: 'offerAccepted', kind: 'job', applicationId: 'J' });

describe('accepting', () => {
  test('asks first, and is done once the world says so', async () => {
    const { view, send, command, follow, load } = opened(worldOf(submitted, offeredUntil('2026-03-12')));
    expect(view()).toMatchObject({
      acceptance: 'idle',
      withdrawal: 'idle',
      isDecline: true,
      isLate: false,
      application: { answerBy: '2026-03-12' },
    });
    send({ type: 'application.accept' });
    expect(view()).toMatchObject({ acceptance: 'confirming', withdrawal: 'idle' });
    send({ type: 'answer.cancel' });
    expect(view().acceptance).toBe('idle');
    send({ type: 'application.accept' });
    send({ type: 'answer.confirm' });
    expect(command.last().input.command).toEqual({
      id: 'id 1',
      type: 'application.accept',
      payload: { applicationId: 'J' },
    });
    await command.last().resolve({});
    expect(view().acceptance).toBe('sending');
    const known = load.calls.length;
    follow(worldOf(submitted, offeredUntil('2026-03-12'), accepted));
    expect(load.calls).toHaveLength(known + 1);
    expect(view()).toMatchObject({
      acceptance: 'done',
      withdrawal: 'idle',
      isDecline: false,
      application: { answerBy: null, acceptedAt: new Date(start + 20).toISOString() },
    });
    const steps = ['submitted', 'decided', 'offerAccepted'];
    expect(view().path).toMatchObject(steps.map((what) => ({ step: { step: what } })));
  });

  test('ends when the organization takes the offer back, and another offer is answered again', () => {
    const undone = fact('u', 30, { type: 'decisionUndone', decisionId: 'o' });
    const again = fact('p', 40, { ...offeredUntil().body });
    const { view, follow, send } = opened(worldOf(submitted, offeredUntil('2026-03-12'), accepted));
    follow(worldOf(submitted, offeredUntil('2026-03-12'), accepted, undone));
    expect(view()).toMatchObject({ acceptance: 'over', isDecline: false, application: { answerBy: null } });
    send({ type: 'application.accept' });
    expect(view().acceptance).toBe('over');
    follow(worldOf(submitted, offeredUntil('2026-03-12'), accepted, undone, again));
    expect(view()).toMatchObject({ acceptance: 'idle', application: { answerBy: null, acceptedAt: null } });
  });

  test('that is refused says why, and stays possible', async () => {
    const { view, send, command } = opened(worldOf(submitted, offeredUntil()));
    send({ type: 'application.accept' });
    send({ type: 'answer.confirm' });
    await command.last().reject(problem(409, { detail: 'Not now' }));
    expect(view()).toMatchObject({ acceptance: 'failed', withdrawal: 'idle', failure: 'Not now' });
    // Declining is another command, with an id of its own.
    send({ type: 'application.withdraw' });
    send({ type: 'answer.confirm' });
    expect(command.last().input.command).toMatchObject({ id: 'id 2', type: 'application.withdraw' });
    await command.last().resolve({});
    expect(view()).toMatchObject({ withdrawal: 'done', isDecline: true });
  });

  test('is still possible after its day, but not while the organization is suspended', () => {
    const late = worldOf(submitted, offeredUntil('2026-03-05'));
    expect(opened(late).view()).toMatchObject({ acceptance: 'idle', isLate: true });
    // It can still be withdrawn.
    for (const state of ['suspended', 'ended'] as const)
      expect(opened(without(late, state)).view()).toMatchObject({
        acceptance: 'over',
        withdrawal: state === 'ended' ? 'over' : 'idle',
        isDecline: false,
        application: { answerBy: null },
      });
  });

  test('leaves it to the person to withdraw later', () => {
    const world = worldOf(submitted, offeredUntil('2026-03-12'), accepted);
    const { view, follow } = opened(world);
    expect(view()).toMatchObject({ withdrawal: 'idle', isDecline: false });
    follow(worldOf(submitted, offeredUntil('2026-03-12'), accepted, { ...withdrawn, at: start + 30 }));
    expect(view()).toMatchObject({ acceptance: 'over', isDecline: false });
  });

  test('a place in a program needs no answer unless a day is given, and can be left', () => {
    const enrolled = fact('s', 0, {
      type: 'nonprofitEnrolled',
      application: {
        ...nonprofit('J'),
        id: 'J',
        listingId: 'L',
        submitDate: new Date(start).toISOString(),
        status: 'enrolled',
        progress: 0,
      },
    });
    const approved = (answerBy?: string) =>
      fact('o', 10, {
        type: 'decisionRecorded',
        decision: {
          kind: 'nonprofit',
          applicationId: 'J',
          subject: 'Housing',
          personId: 'me',
          status: 'active',
          decision: 'approve',
        },
        ...(answerBy && { answerBy }),
      });
    expect(opened(worldOf(enrolled, approved())).view()).toMatchObject({
      acceptance: 'over',
      withdrawal: 'idle',
      isDecline: false,
    });
    expect(opened(worldOf(enrolled, approved('2026-03-12'))).view()).toMatchObject({
      acceptance: 'idle',
      isDecline: true,
    });
  });
});

const sampleId = 'GUL4X7QB';
const inDemo = { applicationId: sampleId, isWhole: true, at: { role: 'user' } } as const;
const demoWorld = (...facts: readonly Fact[]) =>
  withEarlier(worldOf(...facts), sampleCollegeApplications(start, veteran.veteranId));
const decidedBySchool = (made: 'waitlist' | 'accepted'): Fact =>
  fact(made, 5, {
    type: 'decisionRecorded',
    decision: {
      kind: 'college',
      applicationId: sampleId,
      subject: 'Logistics at Gulfside University',
      status: made === 'accepted' ? made : 'under_review',
      decision: made,
      message: 'Come and see us.',
    },
  });

describe('an application in the demo', () => {
  test('has all there is in the world, and asks no server', () => {
    const { view, load } = opened(demoWorld(), inDemo);
    expect(view()).toMatchObject({
      state: 'shown',
      history: 'loaded',
      isNoted: false,
      sample: { id: sampleId, match: 91 },
      next: 'under_review',
      wasRead: null,
      withdrawal: 'over',
      conversation: null,
      links: { tab: { href: '/platform/education?as=me' }, listing: null },
    });
    expect(load.calls).toEqual([]);
  });

  test('that was sent before the visit follows the decisions on it', () => {
    const { view, follow } = opened(demoWorld(), inDemo);
    follow(demoWorld(decidedBySchool('waitlist')));
    expect(view()).toMatchObject({ next: 'waitlist', decision: { message: 'Come and see us.' } });
    follow(demoWorld(decidedBySchool('waitlist'), decidedBySchool('accepted')));
    expect(view()).toMatchObject({ next: 'accepted', application: { status: 'accepted' } });
  });

  test('says what was written', () => {
    const application = { ...job('J'), id: 'J', matchScore: 88, coverLetter: 'I can weld.' };
    const sent = fact('s', 0, {
      type: 'jobSubmitted',
      application: { ...application, submitDate: new Date(start).toISOString(), status: 'submitted' },
    });
    expect(opened(demoWorld(sent), { ...inDemo, applicationId: 'J' }).view()).toMatchObject({
      sample: { id: 'J', match: 88 },
      next: null,
      sent: { answers: [{ part: 'coverLetter', lines: ['I can weld.'] }], profile: null },
    });
  });
});

test('only an application that reached a school says what the school does next', () => {
  const [noted] = sampleCollegeApplications(start, veteran.veteranId);
  const world = { ...emptyWorld, collegeApplications: [noted!] };
  expect(opened(world, { applicationId: noted!.id }).view()).toMatchObject({
    isNoted: true,
    next: null,
    sample: null,
    sent: null,
  });
});

const moved = (line: 'waiting' | 'next', at: number): Fact =>
  fact(`m${at}`, at, { type: 'lineMoved', kind: 'job', applicationId: 'J', line });

const news = (world: World) =>
  world.notifications.filter(({ title }) => typeof title === 'object' && title.code === 'contact.spotFree');

describe('a waiting list', () => {
  const waiting: Fact = {
    ...submitted,
    body: {
      ...submitted.body,
      application: { ...(submitted.body as { application: object }).application, line: 'waiting' },
    } as FactBody,
  };
  test('is where the application stands, until a spot is free', () => {
    const { view, follow, load } = opened(worldOf(waiting));
    expect(view().application).toMatchObject({ line: 'waiting', label: { code: 'world.waiting' } });
    const known = load.calls.length;
    const free = worldOf(waiting, moved('next', 10));
    follow(free);
    expect(view().application).toMatchObject({ line: 'next', label: { code: 'world.next' } });
    expect(load.calls).toHaveLength(known + 1);
    expect(news(free)).toHaveLength(1);
  });

  test('tells nobody that somebody else took the spot, and nothing twice', () => {
    const back = worldOf(waiting, moved('next', 10), moved('next', 20), moved('waiting', 30));
    expect(news(back)).toHaveLength(1);
    expect(opened(back).view().application).toMatchObject({ line: 'waiting' });
  });

  test('ends with a decision or a withdrawal', () => {
    expect(opened(worldOf(waiting, decided)).view().application).toMatchObject({
      line: null,
      label: { code: 'world.rejected' },
    });
  });
});
