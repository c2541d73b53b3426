import { describe, expect, test } from 'vitest';
import {
  receivedApplicationsMachine,
  receivedApplicationsView,
  type ApplicationCommand,
  type ApplicationPage,
  type ApplicationPageRequest,
  type Choices,
  type DecisionCommand,
  type Desk,
} from '@vetsync/machines/receivedApplications';
import { applicationsRouteOf } from '@vetsync/machines/exchange/model';
import type {
  ApplicationStep,
  CommandBatchAnswer,
  ExchangeFact,
  WholeApplication,
} from '@vetsync/machines/model/exchange';
import type { MemberRole, OrganizationStatus } from '@vetsync/machines/organizations/model';
import { standardTableSettings } from '@vetsync/machines/portal/model';
import type { TableSettings } from '@vetsync/machines/portal/model';
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
    sendCommands: held<CommandBatchAnswer, { commands: readonly ApplicationCommand[] }>(),
    loadChoices: held<Choices, { organizationId: string }>(),
    loadSettings: held<TableSettings>(),
    saveSettings: held<unknown, { settings: TableSettings }>(),
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
    page.send({ type: 'filter.choose', filter: 'status', value: 'submitted' });
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

const kim = { id: 'k', name: 'Kim' };
const assigned = (id: string, assignee: typeof kim | null, actor = 'k') =>
  fact('applicationAssigned', id, { assignee }, actor);
const select = (page: Awaited<ReturnType<typeof opened>>, ...ids: string[]) => {
  for (const rowId of ids) page.send({ type: 'row.select', rowId, isSelected: true });
};
const answered = (
  page: Awaited<ReturnType<typeof opened>>,
  of: (command: ApplicationCommand) => { facts: ExchangeFact[] } | { problem: object },
) =>
  page.sendCommands.last().resolve({
    results: page.sendCommands
      .last()
      .input.commands.map((command) => ({ id: command.id, ...of(command) })) as CommandBatchAnswer['results'],
  });
const idOf = ({ payload }: ApplicationCommand) => ('applicationId' in payload ? payload.applicationId : '');
const rejected = (command: ApplicationCommand) => ({
  facts: [
    fact(
      'applicationDecided',
      idOf(command),
      { decisionId: `d ${idOf(command)}`, decision: 'reject', status: 'rejected', version: 2 },
      'me',
    ),
  ],
});

const openedBy = (id: string, colleague: typeof kim, ago = 60_000) => ({
  ...fact('applicationOpened', id, { colleague }, colleague.id),
  at: new Date(Date.parse(at) - ago).toISOString(),
});
const many = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);
async function sent(ids = ['a', 'b', 'c']) {
  const page = await opened({}, ids);
  page.send({ type: 'rows.selectAll' });
  page.send({ type: 'bulk.decide', decision: 'reject' });
  page.send({ type: 'bulk.confirm' });
  return page;
}
async function withSettings(settings: TableSettings = standardTableSettings) {
  const page = await opened({ search: '?q=kim' });
  await page.loadSettings.last().resolve(settings);
  return page;
}

describe('who takes care of an application', () => {
  test('is a filter: me, nobody, a colleague', async () => {
    const page = await opened();
    page.send({ type: 'filter.choose', filter: 'assignee', value: 'none' });
    expect(page.loadApplications.last().input.filters).toMatchObject({ assignee: 'none' });
    expect(page.emittedOf('location.changed').at(-1)?.route.filters.assignee).toBe('none');
    await page.loadApplications.last().resolve({ applications: [], nextCursor: null });
    // What arrives is nobody's.
    page.tell(received('c'));
    expect(rows(page)).toEqual(['c']);
    page.send({ type: 'filter.choose', filter: 'assignee', value: 'k' });
    await page.loadApplications.last().resolve({ applications: [], nextCursor: null });
    page.tell(received('d'));
    expect(rows(page)).toEqual([]);
  });
  test('is shown in the row when a colleague changes it, also over a page that was read before', async () => {
    const page = await opened();
    page.tell(assigned('a', kim));
    expect(page.view().rows[0]?.assignee).toEqual(kim);
    page.send({ type: 'sort.change', sort: 'newest' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(page.view().rows[0]?.assignee).toEqual(kim);
    // Facts may have been missed: the page that is read now knows better.
    page.feed.sendToParent({ type: 'feed.reset', position: '20' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(page.view().rows[0]?.assignee).toBeNull();
  });
  test('is sent with who has it now, and shown once it is stored', async () => {
    const page = await opened();
    await page.loadChoices.last().resolve({ colleagues: [kim], listings: [] });
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'k' });
    expect(page.sendCommands.last().input.commands).toEqual([
      {
        id: 'command 1',
        as: 'o',
        type: 'application.assign',
        payload: { applicationId: 'a', assigneeId: 'k', fromId: null },
      },
    ]);
    expect(page.view().rows[0]?.assignee).toBeNull();
    await answered(page, () => ({ facts: [assigned('a', kim, 'me')] }));
    expect(page.view().rows[0]?.assignee).toEqual(kim);
    expect(page.view().batch).toMatchObject({ state: 'reported', done: 1, others: [], undoable: 0 });
  });
  test('of the open application goes to who was faster, and the panel says so', async () => {
    const page = await reviewing();
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    expect(page.view().detail?.assignment.state).toBe('sending');
    await answered(page, () => ({
      problem: { status: 409, code: 'application_assigned', state: { applicationId: 'a', assignee: kim } },
    }));
    expect(page.view().detail?.assignment).toMatchObject({ state: 'taken', assignee: kim });
    // Its result is not shown a second time above the list.
    expect(page.view().batch).toBeNull();
    // Once more, now knowing it.
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    expect(page.sendCommands.last().input.commands[0]).toMatchObject({ payload: { fromId: 'k' } });
    await page.sendCommands.last().reject(problem(0));
    expect(page.view().detail?.assignment.state).toBe('notStored');
  });
  test('of a row goes to who was faster, and the list says so', async () => {
    const page = await opened();
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    await answered(page, () => ({
      problem: { status: 409, code: 'application_assigned', state: { applicationId: 'a', assignee: kim } },
    }));
    expect(page.view().batch).toMatchObject({
      done: 0,
      retryable: 0,
      others: [{ result: { state: 'taken', assignee: kim } }],
    });
    expect(page.view().rows[0]?.assignee).toEqual(kim);
  });
  test('is as wanted already: nothing is sent', async () => {
    const page = await opened();
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: null });
    expect([page.sendCommands.calls, page.view().batch]).toEqual([[], null]);
  });
  test.each(['viewer'])('is not changed by a %s', async (role) => {
    const page = await reviewing({ role });
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    select(page, 'a');
    page.send({ type: 'bulk.assign', assigneeId: 'me' });
    page.send({ type: 'bulk.decide', decision: 'reject' });
    page.send({ type: 'export.open' });
    expect(page.sendCommands.calls).toHaveLength(0);
    expect(page.view()).toMatchObject({
      canSelect: false,
      writing: null,
      tools: 'closed',
      exportHref: null,
      detail: { assignment: { isAllowed: false } },
    });
    expect(page.view().selected.size).toBe(0);
  });
  test('can be chosen without the colleagues: me and nobody; they are read again when the page wakes', async () => {
    const page = await opened();
    await page.loadChoices.last().reject(problem(0));
    page.send({ type: 'row.assign', rowId: 'a', assigneeId: 'me' });
    expect(page.sendCommands.calls).toHaveLength(1);
    page.send({ type: 'page.woken' });
    await page.loadChoices.last().resolve({ colleagues: [kim], listings: [] });
    expect(page.view().choices?.colleagues).toEqual([kim]);
  });
});

describe('who has an application open', () => {
  test('is shown in the row and in the panel, live, and not after a while', async () => {
    const page = await reviewing();
    page.tell(openedBy('a', kim));
    expect(page.view().rows[0]?.opening).toMatchObject(kim);
    expect(page.view().detail?.openings).toMatchObject([kim]);
    page.tell(openedBy('b', kim, 6 * 60_000));
    expect(Date.parse(page.view().rows[1]!.opening!.at)).toBeLessThan(page.view().openedSince);
  });
  test('is not said of oneself in another tab, and not when it is unknown', async () => {
    const page = await reviewing();
    page.tell(openedBy('a', { id: 'me', name: 'Me' }));
    expect([page.view().rows[0]?.opening, page.view().detail?.openings]).toEqual([null, []]);
    page.tell(openedBy('a', kim));
    page.feed.sendToParent({ type: 'feed.reset', position: '20' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(page.view().rows[0]?.opening).toBeNull();
  });
  test('is what the server says when one opens it', async () => {
    const page = await opened();
    page.send(open('a'));
    await page.loadApplication
      .last()
      .resolve({ ...applicationOf('a'), openedBy: [{ ...kim, at: new Date(Date.parse(at)).toISOString() }] });
    expect(page.view().detail?.openings).toMatchObject([kim]);
    expect(page.view().rows[0]?.opening).toMatchObject(kim);
  });
});

describe('a decision on several applications', () => {
  test('says before how many it changes, and why the others stay as they are', async () => {
    const page = await opened({}, ['a', 'b', 'c']);
    page.tell(fact('applicationDecided', 'c', { status: 'hired', version: 2 }, 'k'));
    page.tell(fact('applicationDecided', 'b', { status: 'interview', version: 2 }, 'k'));
    select(page, 'a', 'b', 'c');
    expect(page.view().bulk.decisions).toEqual([
      { decision: 'hire', count: 2 },
      { decision: 'offer', count: 2 },
      { decision: 'interview', count: 1 },
      { decision: 'reject', count: 2 },
    ]);
    page.send({ type: 'bulk.decide', decision: 'interview' });
    expect(page.view().writing).toMatchObject({ selected: 3, count: 1, decided: 1, same: 1, canSend: true });
    // A colleague decides on the last one while one writes.
    page.tell(fact('applicationDecided', 'a', { status: 'hired', version: 2 }, 'k'));
    expect(page.view().writing).toMatchObject({ count: 0, decided: 2, canSend: false });
    page.send({ type: 'bulk.confirm' });
    expect(page.sendCommands.calls).toHaveLength(0);
    page.send({ type: 'bulk.cancel' });
    expect(page.view()).toMatchObject({ writing: null, selected: new Set(['a', 'b', 'c']) });
  });
  test('goes in calls of a few, each application on its own, with the same words', async () => {
    const page = await opened({}, many(45));
    page.send({ type: 'rows.selectAll' });
    page.send({ type: 'bulk.decide', decision: 'reject' });
    page.send({ type: 'bulk.write', field: 'message', text: ' Thank you. ' });
    page.send({ type: 'bulk.write', field: 'notes', text: 'Round one.' });
    page.send({ type: 'bulk.confirm' });
    expect(page.sendCommands.last().input.commands).toHaveLength(20);
    expect(page.sendCommands.last().input.commands[0]).toMatchObject({
      type: 'application.decide',
      expectedVersion: 1,
      payload: { applicationId: 'r0', decision: 'reject', message: 'Thank you.', notes: 'Round one.' },
    });
    expect(page.view().batch).toMatchObject({ state: 'sending', total: 45, answered: 0 });
    expect(page.view().rows[0]?.status).toBe('submitted');
    await answered(page, rejected);
    expect(page.view().batch).toMatchObject({ state: 'sending', answered: 20 });
    await answered(page, rejected);
    await answered(page, rejected);
    expect(page.sendCommands.calls.map(({ input }) => input.commands.length)).toEqual([20, 20, 5]);
    expect(page.view()).toMatchObject({
      batch: { state: 'reported', done: 45, others: [], retryable: 0, undoable: 45 },
      selected: new Set(),
    });
    expect(page.view().rows.every(({ status }) => status === 'rejected')).toBe(true);
  });
  test('has a result for each: where it stands now, why it was refused; what failed stays selected', async () => {
    const page = await sent();
    await answered(page, (command) => {
      if (idOf(command) === 'a') return rejected(command);
      if (idOf(command) === 'c') return { problem: { status: 429, code: 'too_many_requests' } };
      const state = { applicationId: 'b', status: 'hired', version: 2 };
      return { problem: { status: 409, code: 'application_changed', state, changedBy: kim } };
    });
    expect(page.view().batch).toMatchObject({
      done: 1,
      others: [
        { id: 'b', result: { state: 'changed', status: 'hired', by: 'Kim' } },
        { id: 'c', result: { state: 'refused' } },
      ],
      retryable: 1,
      undoable: 1,
    });
    expect(page.view().rows[1]).toMatchObject({ status: 'hired', version: 2 });
    expect(page.view().selected).toEqual(new Set(['b', 'c']));
    // Only what may succeed now is sent again, with the same id.
    const [, , third] = page.sendCommands.last().input.commands;
    page.send({ type: 'batch.retry' });
    expect(page.sendCommands.last().input.commands).toEqual([third]);
    await answered(page, rejected);
    expect(page.view().batch).toMatchObject({ done: 2, retryable: 0, others: [{ id: 'b' }] });
    page.send({ type: 'batch.dismiss' });
    expect(page.view().batch).toBeNull();
  });
  test('whose answer is lost is sent again with the same ids', async () => {
    const page = await sent();
    await page.sendCommands.last().reject(problem(0));
    expect(page.view().batch).toMatchObject({ state: 'reported', done: 0, retryable: 3, undoable: 0 });
    expect(page.view().batch?.failure).not.toBeNull();
    page.send({ type: 'batch.retry' });
    const [first, second] = page.sendCommands.calls.map(({ input }) => input.commands);
    expect(second).toEqual(first);
  });
  test('goes on after a new sign-in, and stops where that is refused', async () => {
    const page = await sent();
    await page.sendCommands.last().reject(problem(401, { code: 'no_session' }));
    expect(page.view().batch?.state).toBe('proving');
    expect(page.emittedOf('proof.request')).toHaveLength(1);
    page.send({ type: 'proof.given' });
    await page.sendCommands.last().reject(problem(401, { code: 'no_session' }));
    page.send({ type: 'proof.refused' });
    expect(page.view().batch).toMatchObject({ state: 'reported', retryable: 3 });
  });
  test('is taken back: what it made, and nothing else', async () => {
    const page = await sent(['a', 'b']);
    await answered(page, (command) =>
      idOf(command) === 'a' ? rejected(command) : { problem: { status: 404, code: 'not_found' } },
    );
    page.send({ type: 'batch.undo' });
    expect(page.sendCommands.last().input.commands).toMatchObject([
      { type: 'decision.undo', payload: { decisionId: 'd a' } },
    ]);
    await answered(page, () => ({
      facts: [fact('decisionUndone', 'a', { decisionId: 'd a', status: 'submitted', version: 3 }, 'me')],
    }));
    expect(page.view().rows[0]).toMatchObject({ status: 'submitted', version: 3 });
    expect(page.view().batch).toMatchObject({ task: { kind: 'undo' }, done: 1, undoable: 0 });
  });
  test('leaves out what is no longer listed, and too long words are not sent', async () => {
    const page = await opened();
    select(page, 'a', 'b');
    page.send({ type: 'bulk.decide', decision: 'reject' });
    page.send({ type: 'bulk.write', field: 'notes', text: 'x'.repeat(5_001) });
    expect(page.view().writing).toMatchObject({ isTooLong: true, canSend: false });
    page.send({ type: 'bulk.confirm' });
    expect(page.sendCommands.calls).toHaveLength(0);
    page.send({ type: 'bulk.cancel' });
    page.send({ type: 'search.change', q: 'b' });
    seconds(page.clock, 1);
    await page.loadApplications.last().resolve({ applications: [receivedOf('b')], nextCursor: null });
    expect(page.view().selected).toEqual(new Set(['b']));
    page.send({ type: 'row.select', rowId: 'b', isSelected: false });
    page.send({ type: 'bulk.decide', decision: 'reject' });
    expect(page.view().writing).toBeNull();
    select(page, 'b');
    page.send({ type: 'selection.clear' });
    expect(page.view().selected.size).toBe(0);
  });
  test('is the history of the open application too', async () => {
    const page = await reviewing();
    select(page, 'a');
    page.send({ type: 'bulk.decide', decision: 'reject' });
    page.send({ type: 'bulk.confirm' });
    await answered(page, rejected);
    expect(page.view().detail).toMatchObject({
      opened: { application: { status: 'rejected' } },
      history: 'rereading',
      decision: { state: 'writing' },
    });
  });
});

describe('saved views and row height', () => {
  test('are stored for the account, and a view is a link', async () => {
    const page = await withSettings();
    expect(page.view()).toMatchObject({ canNameView: true, settings: 'stored', naming: null });
    page.send({ type: 'view.name' });
    page.send({ type: 'view.save' });
    expect(page.saveSettings.calls).toHaveLength(0);
    page.send({ type: 'view.type', name: '  Kim and  co ' });
    expect(page.view().naming).toMatchObject({ canSave: true, replaces: null });
    page.send({ type: 'view.save' });
    expect(page.saveSettings.last().input.settings).toEqual({
      density: 'comfortable',
      views: { o: [{ id: 'command 1', name: 'Kim and co', query: { q: 'kim' } }] },
    });
    expect(page.view()).toMatchObject({ settings: 'saving', naming: null, canNameView: false });
    await page.saveSettings.last().resolve(undefined);
    expect(page.view().settings).toBe('stored');
    expect(page.view().views.at(-1)).toMatchObject({
      name: 'Kim and co',
      href: '/organizations/tidewater-works/applications?q=kim',
      isCurrent: true,
    });
    page.send({ type: 'view.remove', viewId: 'command 1' });
    expect(page.saveSettings.last().input.settings.views).toEqual({ o: [] });
  });
  test('say when they could not be stored, and are sent again', async () => {
    const page = await withSettings();
    page.send({ type: 'density.choose', density: 'compact' });
    await page.saveSettings.last().reject(problem(0));
    expect(page.view()).toMatchObject({ density: 'compact', settings: 'notStored' });
    page.send({ type: 'settings.retry' });
    expect(page.saveSettings.last().input.settings.density).toBe('compact');
  });
  test('that could not be read are not replaced', async () => {
    const page = await opened({ search: '?q=kim' });
    await page.loadSettings.last().reject(problem(0));
    page.send({ type: 'view.name' });
    page.send({ type: 'density.choose', density: 'compact' });
    expect(page.view()).toMatchObject({ naming: null, density: 'compact', settings: 'unknown' });
    expect(page.saveSettings.calls).toHaveLength(0);
    page.send({ type: 'page.woken' });
    await page.loadSettings.last().resolve({ density: 'comfortable', views: {} });
    expect(page.view()).toMatchObject({ density: 'comfortable', settings: 'stored', canNameView: true });
  });
  test('keep the views of other organizations', async () => {
    const other = { id: 'x', name: 'Other', query: {} };
    const page = await withSettings({ density: 'compact', views: { elsewhere: [other] } });
    expect(page.view().views.some(({ name }) => name === 'Other')).toBe(false);
    page.send({ type: 'view.name' });
    page.send({ type: 'view.type', name: 'Kim' });
    page.send({ type: 'view.save' });
    expect(page.saveSettings.last().input.settings.views).toMatchObject({ elsewhere: [other], o: [{}] });
  });
});

test('an export is offered of all applications, or of those to the listing that is chosen', async () => {
  const listing = '018f2b6a-0000-7000-8000-000000000100';
  const page = await opened({ search: `?q=kim&status=interview&listing=${listing}` });
  page.send({ type: 'export.open' });
  expect(page.view()).toMatchObject({
    tools: 'export',
    exportHref: `/api/organizations/o/applications/export.csv?listing=${listing}`,
  });
  page.send({ type: 'export.close' });
  page.send({ type: 'filter.choose', filter: 'listing', value: null });
  expect(page.view().exportHref).toBe('/api/organizations/o/applications/export.csv');
  page.send({ type: 'filters.open' });
  expect(page.view().tools).toBe('filters');
  page.send({ type: 'filters.close' });
  expect(page.view().tools).toBe('closed');
});

test.each([
  ['job', 'submitted', ['hire', 'offer', 'interview', 'reject']],
  ['job', 'offered', ['hire', 'interview', 'reject']],
  ['college', 'submitted', ['accepted', 'waitlist', 'interview', 'rejected']],
  ['college', 'under_review', ['accepted', 'waitlist', 'interview', 'rejected']],
  ['nonprofit', 'enrolled', ['approve', 'reject']],
  ['nonprofit', 'active', []],
] as const)('a %s application that stands at %s can be decided: %s', async (kind, status, choices) => {
  const page = await opened();
  page.send(open('a'));
  const whole = applicationOf('a');
  await page.loadApplication
    .last()
    .resolve({ ...whole, application: { ...whole.application, kind, status } });
  expect(page.view().detail?.decision.choices).toEqual(choices);
});
