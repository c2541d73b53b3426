import { describe, expect, test } from 'vitest';
import {
  receivedApplicationsMachine,
  receivedApplicationsView,
  type ApplicationPage,
  type ApplicationPageRequest,
  type DecisionCommand,
  type Desk,
} from '@vetsync/machines/receivedApplications';
import { applicationsRouteOf } from '@vetsync/machines/exchange/model';
import type { ApplicationStep, ExchangeFact, WholeApplication } from '@vetsync/machines/model/exchange';
import type { MemberRole, OrganizationStatus } from '@vetsync/machines/organizations/model';
import { applicationOf, at, deskOf, receivedOf, stepOf, submitted } from '../support/exchange.ts';
import { held, problem, puppet, run, seconds } from '../support/run.ts';

const fact = (kind: string, subject: string, payload: object, actor = 'somebody'): ExchangeFact => ({
  id: `${kind} ${subject}`,
  kind,
  subject,
  payload: { applicationId: subject, ...payload },
  at,
  actor,
  commandId: 'c',
  version: null,
});
const received = (id: string, name = `Vet ${id}`) => {
  const {
    id: applicationId,
    version: _,
    updatedAt: __,
    ...payload
  } = receivedOf(id, { applicantName: name });
  return fact('applicationReceived', applicationId, payload, 'a veteran');
};

function opening({ role = 'reviewer', status = 'approved', search = '' } = {}) {
  const calls = {
    loadDesk: held<Desk, { slug: string }>(),
    loadApplications: held<ApplicationPage, ApplicationPageRequest>(),
    loadApplication: held<WholeApplication, { organizationId: string; id: string }>(),
    loadHistory: held<readonly ApplicationStep[], { id: string }>(),
    sendCommand: held<{ facts: readonly ExchangeFact[] }, { command: DecisionCommand }>(),
  };
  const feed = puppet<{ organizationId: string; after: string | null }>();
  let ids = 0;
  const started = run(receivedApplicationsMachine, {
    input: {
      slug: 'tidewater-works',
      self: 'me',
      route: applicationsRouteOf(search),
      newId: () => `command ${(ids += 1)}`,
      reader: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse(at),
    },
    actors: {
      ...Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])),
      followFeed: feed.logic,
    },
  });
  const desk = deskOf(role as MemberRole, status as OrganizationStatus);
  return {
    ...started,
    ...calls,
    feed,
    desk,
    send: started.actor.send.bind(started.actor),
    view: () => receivedApplicationsView(started.actor.getSnapshot()),
    tell: (row: ExchangeFact, position = '9') => feed.sendToParent({ type: 'feed.row', position, row }),
  };
}
async function opened(options: Parameters<typeof opening>[0] = {}, ids = ['a', 'b']) {
  const page = opening(options);
  await page.loadDesk.last().resolve(page.desk);
  page.feed.sendToParent({ type: 'feed.opened', position: '7' });
  await page.loadApplications
    .last()
    .resolve({ applications: ids.map((id) => receivedOf(id)), nextCursor: null });
  return page;
}
const rows = ({ view }: Pick<ReturnType<typeof opening>, 'view'>) => view().rows.map(({ id }) => id);
const open = (id: string | null) => ({
  type: 'location.changed' as const,
  route: { ...applicationsRouteOf(''), open: id },
});
async function reviewing(options: Parameters<typeof opening>[0] = {}, history?: ApplicationStep[]) {
  const page = await opened(options);
  page.send(open('a'));
  await page.loadApplication.last().resolve(applicationOf('a', history));
  return page;
}
const decided = (status: string, version: number, actor = 'me') =>
  fact('applicationDecided', 'a', { decisionId: 'd', decision: 'interview', status, version }, actor);

describe('the list', () => {
  test('is read again once the feed is open, so that nothing falls between the two', async () => {
    const page = opening();
    await page.loadDesk.last().resolve(page.desk);
    await page.loadApplications.last().resolve({ applications: [], nextCursor: null });
    expect(page.view().list).toBe('empty');
    page.feed.sendToParent({ type: 'feed.opened', position: '7' });
    expect(page.loadApplications.calls).toHaveLength(2);
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(rows(page)).toEqual(['a']);
  });
  test('says to who does not work there that they cannot see it', async () => {
    const page = opening();
    await page.loadDesk.last().reject(problem(404));
    expect(page.view()).toMatchObject({ state: 'missing', organization: null });
  });
  test('shows a new application at its top, once', async () => {
    const page = await opened();
    page.tell(received('c'));
    page.tell(received('c'));
    expect(rows(page)).toEqual(['c', 'a', 'b']);
    expect(page.view().rows[0]).toMatchObject({ isNew: true, applicantName: 'Vet c' });
  });
  test('counts new applications while its top is out of sight', async () => {
    const page = await opened();
    page.send({ type: 'list.scrolled', away: true });
    page.tell(received('c'));
    expect([rows(page), page.view().newCount]).toEqual([['a', 'b'], 1]);
    page.send({ type: 'arrivals.show' });
    expect([rows(page), page.view().newCount]).toEqual([['c', 'a', 'b'], 0]);
  });
  test('starts over with the newest where the oldest were first', async () => {
    const page = await opened({ search: '?sort=oldest' });
    page.tell(received('c'));
    expect([rows(page), page.view().newCount]).toEqual([['a', 'b'], 1]);
    page.send({ type: 'arrivals.show' });
    expect(page.loadApplications.last().input.filters.sort).toBe('newest');
  });
  test('leaves out new applications that its filters exclude', async () => {
    const page = await opened({ search: '?q=kim' });
    page.tell(received('c', 'Lee'));
    page.tell(received('d', 'Kim'));
    expect(rows(page)).toEqual(['d', 'a', 'b']);
  });
  test('keeps what arrived while a page was read', async () => {
    const page = await opened();
    page.send({ type: 'status.filter', status: 'submitted' });
    page.tell(received('c'));
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(rows(page)).toEqual(['c', 'a']);
  });
  test('shows a decision of a colleague, and never an older standing over a newer one', async () => {
    const page = await opened();
    page.tell(decided('interview', 2, 'somebody'));
    expect(page.view().rows[0]).toMatchObject({ status: 'interview', version: 2 });
    page.send({ type: 'sort.change', sort: 'newest' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(page.view().rows[0]).toMatchObject({ status: 'interview', version: 2 });
    page.tell(decided('submitted', 1, 'somebody'));
    expect(page.view().rows[0]?.status).toBe('interview');
  });
  test('loads the next page when its end is near', async () => {
    const page = opening();
    await page.loadDesk.last().resolve(page.desk);
    page.feed.sendToParent({ type: 'feed.opened', position: '7' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: 'after a' });
    page.send({ type: 'list.endReached' });
    expect(page.loadApplications.last().input.cursor).toBe('after a');
    await page.loadApplications.last().reject(problem(500));
    expect(page.view().list).toBe('listed.pageFailed');
    page.send({ type: 'list.retry' });
    await page.loadApplications
      .last()
      .resolve({ applications: [receivedOf('a'), receivedOf('b')], nextCursor: null });
    expect(rows(page)).toEqual(['a', 'b']);
  });
  test('follows the feed again from where it was, after an interruption', async () => {
    const page = await opened();
    page.tell(received('c'), '8');
    page.feed.sendToParent({ type: 'feed.closed' });
    expect(page.view().live).toBe('waiting');
    seconds(page.clock, 3);
    expect(page.feed.inputs.at(-1)).toEqual({ organizationId: 'o', after: '8' });
    page.feed.sendToParent({ type: 'feed.opened', position: '8' });
    expect([page.view().live, page.loadApplications.calls.length]).toEqual(['live', 1 + 1]);
  });
  test('is gone for who is no longer on the staff', async () => {
    const page = await opened();
    page.feed.sendToParent({ type: 'feed.denied' });
    expect(rows(page)).toEqual([]);
    await page.loadDesk.last().reject(problem(404));
    expect(page.view().state).toBe('missing');
  });
});

describe('a decision', () => {
  const choose = { type: 'decision.choose', decision: 'interview' } as const;
  test('offers what is possible from where the application stands', async () => {
    const page = await reviewing();
    expect(page.view().detail?.decision.choices).toEqual(['hire', 'offer', 'interview', 'reject']);
    page.tell(decided('hired', 2, 'somebody'));
    expect(page.view().detail?.decision.choices).toEqual([]);
  });
  test.each([
    ['a viewer', { role: 'viewer' }],
    [
      'anybody while the organization waits',
      { role: 'owner', status: 'pending' satisfies OrganizationStatus },
    ],
  ])('is not made by %s', async (_, options) => {
    const page = await reviewing(options);
    page.send(choose);
    page.send({ type: 'decision.send' });
    page.send({ type: 'decision.undo' });
    expect(page.sendCommand.calls).toHaveLength(0);
    expect(page.view().detail?.decision).toMatchObject({ isAllowed: false, undoable: null });
  });
  test('is sent with the version it is based on, words for the applicant apart from notes', async () => {
    const page = await reviewing();
    page.send(choose);
    page.send({ type: 'words.change', field: 'message', text: ' See you Monday. ' });
    page.send({ type: 'words.change', field: 'notes', text: 'Strong.' });
    page.send({ type: 'decision.send' });
    expect(page.sendCommand.last().input.command).toEqual({
      id: 'command 1',
      as: 'o',
      type: 'application.decide',
      expectedVersion: 1,
      payload: { applicationId: 'a', decision: 'interview', message: 'See you Monday.', notes: 'Strong.' },
    });
    // Nothing counts as decided before the server has stored it.
    expect(page.view().detail).toMatchObject({
      opened: { application: { status: 'submitted' } },
      decision: { state: 'sending' },
    });
    await page.sendCommand.last().resolve({ facts: [decided('interview', 2)] });
    expect(page.view().detail).toMatchObject({
      opened: { application: { status: 'interview', version: 2 } },
      decision: { state: 'decided', decision: null, message: '', notes: '' },
    });
    expect(page.view().rows[0]?.status).toBe('interview');
    await page.loadHistory.last().resolve([submitted, stepOf('d')]);
    expect(page.view().detail?.decision.undoable?.id).toBe('d');
  });
  test('goes with the same id after a lost answer, and with another after a change', async () => {
    const page = await reviewing();
    page.send(choose);
    page.send({ type: 'decision.send' });
    await page.sendCommand.last().reject(problem(0));
    expect(page.view().detail?.decision.state).toBe('notStored');
    page.send({ type: 'decision.send' });
    await page.sendCommand.last().reject(problem(0));
    page.send({ type: 'words.change', field: 'notes', text: 'Now with a note' });
    page.send({ type: 'decision.send' });
    const ids = page.sendCommand.calls.map(({ input }) => input.command.id);
    expect(ids).toEqual(['command 1', 'command 1', 'command 3']);
  });
  test('that a colleague has made meanwhile is shown, with who it was; what was written stays', async () => {
    const page = await reviewing();
    page.send(choose);
    page.send({ type: 'words.change', field: 'message', text: 'Come in.' });
    page.send({ type: 'decision.send' });
    await page.sendCommand.last().reject(
      problem(409, {
        code: 'application_changed',
        state: { applicationId: 'a', status: 'rejected', version: 2 },
        changedBy: { id: 'k', name: 'Kim' },
      }),
    );
    expect(page.view().detail).toMatchObject({
      opened: { application: { status: 'rejected' } },
      decision: { state: 'overtaken', overtakenBy: 'Kim', message: 'Come in.', choices: [] },
    });
    expect(page.view().rows[0]?.status).toBe('rejected');
  });
  test('of a colleague that arrives while one writes says who it was', async () => {
    const page = await reviewing();
    page.send(choose);
    page.tell(decided('offered', 2, 'k'));
    expect(page.view().detail?.decision).toMatchObject({ state: 'overtaken', overtakenBy: null });
    await page.loadHistory.last().resolve([submitted, stepOf('d', { actor: { id: 'k', name: 'Kim' } })]);
    expect(page.view().detail?.decision.overtakenBy).toBe('Kim');
    page.send({ type: 'decision.send' });
    expect(page.sendCommand.last().input.command).toMatchObject({ expectedVersion: 2 });
  });
  test('of oneself in another tab is no surprise', async () => {
    const page = await reviewing();
    page.tell(decided('offered', 2));
    expect(page.view().detail?.decision.state).toBe('writing');
  });
  test('is taken back: the last one, if nothing else has happened since', async () => {
    const page = await reviewing({}, [
      submitted,
      stepOf('d1'),
      stepOf('d2', { decision: 'offer', status: 'offered' }),
    ]);
    page.send({ type: 'decision.undo' });
    expect(page.sendCommand.last().input.command).toMatchObject({
      type: 'decision.undo',
      payload: { decisionId: 'd2' },
    });
    expect(page.view().detail?.decision.state).toBe('undoing');
    const undone = fact('decisionUndone', 'a', { decisionId: 'd2', status: 'interview', version: 4 }, 'me');
    await page.sendCommand.last().resolve({ facts: [undone] });
    expect(page.view().detail?.decision.state).toBe('undone');
    await page.loadHistory
      .last()
      .resolve([submitted, stepOf('d1'), stepOf('d2'), stepOf('u', { step: 'undone', undoes: 'd2' })]);
    expect(page.view().detail?.decision.undoable?.id).toBe('d1');
  });
  test('cannot be taken back after a withdrawal', async () => {
    const page = await reviewing({}, [
      submitted,
      stepOf('d1'),
      stepOf('w', { step: 'withdrawn', status: 'withdrawn' }),
    ]);
    expect(page.view().detail?.decision.undoable).toBeNull();
    page.send({ type: 'decision.undo' });
    expect(page.sendCommand.calls).toHaveLength(0);
  });
  test('that is being written stays with its application', async () => {
    const page = await reviewing();
    page.send({ type: 'words.change', field: 'notes', text: 'About a' });
    page.send({ type: 'row.step', to: 'next' });
    await page.loadApplication.last().resolve(applicationOf('b'));
    expect(page.view().detail).toMatchObject({ position: 2, decision: { notes: '' } });
    page.send({ type: 'row.step', to: 'previous' });
    await page.loadApplication.last().resolve(applicationOf('a'));
    expect(page.view().detail?.decision.notes).toBe('About a');
  });
  test('is one at a time, and too long words are not sent', async () => {
    const page = await reviewing();
    page.send(choose);
    page.send({ type: 'words.change', field: 'notes', text: 'x'.repeat(5_001) });
    expect(page.view().detail?.decision).toMatchObject({ isTooLong: true, canSend: false });
    page.send({ type: 'decision.send' });
    expect(page.sendCommand.calls).toHaveLength(0);
    page.send({ type: 'words.change', field: 'notes', text: '' });
    page.send({ type: 'decision.send' });
    page.send({ type: 'decision.send' });
    page.send({ type: 'decision.undo' });
    expect(page.sendCommand.calls).toHaveLength(1);
  });
});

describe('an open application', () => {
  test('that does not exist is missing, one that cannot be read is tried again', async () => {
    const page = await opened();
    page.send(open('x'));
    await page.loadApplication.last().reject(problem(404));
    expect(page.view().detail?.state).toBe('missing');
    page.send(open('a'));
    await page.loadApplication.last().reject(problem(500));
    expect(page.view().detail?.state).toBe('failed');
    page.send({ type: 'detail.retry' });
    await page.loadApplication.last().resolve(applicationOf('a'));
    expect(page.view().detail?.state).toBe('shown');
    page.send({ type: 'row.close' });
    expect(page.view().detail).toBeNull();
    expect(page.emittedOf('location.changed').at(-1)).toMatchObject({
      isClosing: true,
      route: { open: null },
    });
  });
  test('says when its history may be old', async () => {
    const page = await reviewing();
    page.tell(decided('offered', 2, 'k'));
    await page.loadHistory.last().reject(problem(500));
    expect(page.view().detail?.history).toBe('outdated');
    page.send({ type: 'history.retry' });
    await page.loadHistory.last().resolve([submitted, stepOf('d')]);
    expect(page.view().detail).toMatchObject({
      history: 'current',
      opened: { history: [submitted, { id: 'd' }] },
    });
  });
});
