import {
  candidatesMachine,
  candidatesView,
  foundCandidates,
  keptCandidates,
  type CandidatePage,
  type CandidatesInput,
} from '@vetsync/machines/exchange/candidates';
import { candidatesHref, parseCandidatesRoute, type CandidatesRoute } from '@vetsync/machines/exchange/model';
import type { Candidate, ExchangeFact } from '@vetsync/machines/model/exchange';
import { standardTableSettings } from '@vetsync/machines/portal/model';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { searchDebounceMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/recruiter/Recruiter.phrases';
import { describe, expect, test } from 'vitest';
import { at, workspaceOf } from '../support/exchange.ts';
import { held, problem, puppet, run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const candidateOf = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  headline: `Headline ${id}`,
  shown: { skills: ['Welding'], branch: 'Navy', yearsOfService: 8 },
  joinedAt: at,
  request: null,
  ...more,
});
const factOf = (kind: string, payload: Record<string, unknown>): ExchangeFact => ({
  id: 'f',
  kind,
  subject: 's',
  payload,
  at,
  actor: 'somebody',
  commandId: 'c',
  version: null,
});
const requested = factOf('contactRequested', { requestId: 'r', candidateId: 'a', text: 'Hi' });
const accepted = factOf('contactAccepted', { requestId: 'r', candidateId: 'a', threadId: 't' });

const listing = foundCandidates('candidates');
const place = { role: 'recruiter', query: { as: 'tidewater-works' } } as const;
const routeAt = (detail: readonly string[] = [], query = {}) =>
  parseCandidatesRoute(listing.table, detail, query);
const inputOf = (more: Partial<CandidatesInput> = {}): CandidatesInput => ({
  slug: 'tidewater-works',
  listing,
  route: routeAt(),
  settings: standardTableSettings,
  at: place,
  threadHref: (thread) => `/conversation/${thread}`,
  newId: () => 'id',
  intl: { locale: 'en-US', timeZone: 'UTC' },
  write: writePhrase,
  now: () => Date.parse(at),
  random: () => 0,
  ...more,
});

interface Options extends Partial<CandidatesInput> {
  workspace?: Workspace;
  page?: CandidatePage;
  /** The first page stays on its way. */
  held?: boolean;
}
async function opened({ workspace = workspaceOf(), page, held: isHeld = false, ...more }: Options = {}) {
  const actors = {
    loadWorkspace: held<Workspace, { slug: string }>(),
    loadCandidates: held<CandidatePage, { filters: object; cursor: string | null }>(),
    loadCandidate: held<Candidate, { organizationId: string; id: string }>(),
    sendCommand: held<{ facts: readonly ExchangeFact[] }, { command: { id: string } }>(),
  };
  const feed = puppet<{ organizationId: string; after: string | null }>();
  let ids = 0;
  const clockNow = { at: Date.parse(at) };
  const started = run(candidatesMachine, {
    input: inputOf({ newId: () => `id ${(ids += 1)}`, now: () => clockNow.at, ...more }),
    actors: {
      ...Object.fromEntries(Object.entries(actors).map(([name, { logic }]) => [name, logic])),
      followFeed: feed.logic,
    },
  });
  const view = () => candidatesView(started.actor.getSnapshot());
  await actors.loadWorkspace.last().resolve(workspace);
  if (!isHeld && actors.loadCandidates.calls.length > 0)
    await actors.loadCandidates
      .last()
      .resolve(page ?? { candidates: [candidateOf('a'), candidateOf('b')], nextCursor: 'next' });
  const list = () => view().table;
  return {
    ...started,
    ...actors,
    feed,
    view,
    clockNow,
    send: started.actor.send.bind(started.actor),
    list,
    ids: () => list().rows.map(({ id }) => id),
    /** What the list says of requests. */
    asked: () => list().rows.map(({ row }) => row['request']),
    compared: () => view().compared.map(({ id }) => id),
    visit: (detail: readonly string[], query = {}) =>
      started.actor.send({ type: 'location.changed', route: routeAt(detail, query) }),
  };
}
const withOpen = async (candidate: Candidate = candidateOf('a')) => {
  const started = await opened({ route: routeAt(['candidate', 'a']) });
  await started.loadCandidate.last().resolve(candidate);
  return started;
};

test('has exactly these stable states', () => {
  expect(statesOf(candidatesMachine)).toEqual([
    'loading',
    'notAllowed',
    'missing',
    'failed',
    'open.list.loading',
    'open.list.failed',
    'open.list.listed.idle',
    'open.list.listed.loadingMore',
    'open.list.listed.pageFailed',
    'open.list.searching',
    'open.list.refreshing',
    'open.list.empty',
    'open.list.noMatches',
    'open.feed.following.connecting',
    'open.feed.following.live',
    'open.feed.waiting',
    'open.detail.closed',
    'open.detail.finding',
    'open.detail.missing',
    'open.detail.failed',
    'open.detail.shown.writing',
    'open.detail.shown.sending',
    'open.detail.shown.proving',
    'open.detail.shown.notSent',
    'open.compare.choosing',
    'open.compare.comparing',
    'open.filters.closed',
    'open.filters.menu',
    'open.filters.sheet',
    'open.naming.idle',
    'open.naming.naming',
  ]);
});

test('lists candidates by what they show, page by page, each once', async () => {
  const { view, send, loadCandidates, list: table, ids } = await opened();
  expect(view()).toMatchObject({ state: 'open', list: 'listed', table: { isPartial: true } });
  expect(table().rows[0]).toMatchObject({
    href: '/platform/candidates/candidate/a?as=tidewater-works',
    row: {
      name: 'Headline a',
      branch: 'Navy',
      years: 8,
      skills: ['Welding'],
      joined: at,
      request: 'none',
    },
  });
  send({ type: 'list.more' });
  expect(loadCandidates.last().input).toMatchObject({ cursor: 'next' });
  await loadCandidates.last().reject(problem(500, { detail: 'Not now' }));
  expect(view()).toMatchObject({ list: 'pageFailed', failure: 'Not now' });
  send({ type: 'list.more' });
  await loadCandidates.last().resolve({ candidates: [candidateOf('b'), candidateOf('c')], nextCursor: null });
  expect(ids()).toEqual(['a', 'b', 'c']);
  send({ type: 'list.more' });
  expect(loadCandidates.calls).toHaveLength(3);
});

test('without a headline the skills name a row', async () => {
  const { list: table } = await opened({
    page: {
      candidates: [candidateOf('a', { headline: '' }), candidateOf('b', { headline: '', shown: {} })],
      nextCursor: null,
    },
  });
  expect(table().rows.map(({ name }) => name)).toEqual(['Welding', 'Someone without a headline']);
});

describe('search and filters', () => {
  const nobody: CandidatePage = { candidates: [], nextCursor: null };
  test('are answered by the server where the list is not whole, and the URL follows', async () => {
    const { view, list: shown, send, loadCandidates, clock, emittedOf } = await opened();
    send({ type: 'search.change', q: 'weld' });
    expect(loadCandidates.calls).toHaveLength(1);
    clock.increment(searchDebounceMs);
    expect(loadCandidates.last().input).toMatchObject({ filters: { q: 'weld', branch: null }, cursor: null });
    expect(view().list).toBe('refreshing');
    await loadCandidates.last().resolve(nobody);
    expect(shown()).toMatchObject({ state: 'noMatches', isFiltered: true });
    send({ type: 'filter.choose', column: 'branch', value: 'Army' });
    expect(loadCandidates.last().input).toMatchObject({ filters: { q: 'weld', branch: 'Army' } });
    send({ type: 'filters.clear' });
    expect(loadCandidates.last().input).toMatchObject({ filters: { q: '', branch: null } });
    await loadCandidates.last().resolve(nobody);
    expect(shown()).toMatchObject({ state: 'empty', isFiltered: false });
    expect(
      emittedOf('location.changed').map(({ route: { filters } }) => [filters.q, filters.values]),
    ).toEqual([
      ['weld', {}],
      ['weld', { branch: 'Army' }],
      ['', {}],
    ]);
  });
  test('show what the server found, also by what no column says', async () => {
    const { send, ids, list: shown, loadCandidates, clock } = await opened();
    send({ type: 'search.change', q: 'ferries' });
    // Until it has answered, the rows that are here are looked through.
    expect(ids()).toEqual([]);
    clock.increment(searchDebounceMs);
    await loadCandidates.last().resolve({ candidates: [candidateOf('z')], nextCursor: 'next' });
    expect([ids(), shown().state, shown().isPartial]).toEqual([['z'], 'listed', true]);
    send({ type: 'list.more' });
    expect(loadCandidates.last().input).toMatchObject({ filters: { q: 'ferries' }, cursor: 'next' });
    // Typed on while the page is on its way.
    send({ type: 'search.change', q: 'ferries in' });
    clock.increment(searchDebounceMs);
    expect(loadCandidates.last().input).toMatchObject({ filters: { q: 'ferries in' }, cursor: null });
  });
  test('a choice during the first page does not take it for an answer', async () => {
    const { view, send, loadCandidates } = await opened({ held: true });
    send({ type: 'filter.choose', column: 'branch', value: 'Navy' });
    expect(view().list).toBe('loading');
    await loadCandidates.last().resolve({ candidates: [candidateOf('a')], nextCursor: null });
    expect([view().list, view().table.state]).toEqual(['listed', 'listed']);
  });
  test('ask the server nothing where it has told all', async () => {
    const { send, ids, clock, loadCandidates } = await opened({
      page: { candidates: [candidateOf('a'), candidateOf('b', { headline: 'Rigger' })], nextCursor: null },
    });
    send({ type: 'search.change', q: 'rig' });
    clock.increment(searchDebounceMs);
    expect(ids()).toEqual(['b']);
    expect(loadCandidates.calls).toHaveLength(1);
  });
  test('of an address that was opened wait for the first page', async () => {
    const { loadCandidates } = await opened({ route: routeAt([], { q: 'weld', branch: 'Pirates' }) });
    expect(loadCandidates.calls.map(({ input: { filters } }) => filters)).toEqual([
      { q: '', branch: null },
      { q: 'weld', branch: null },
    ]);
  });
});

const href = (route: CandidatesRoute) => candidatesHref(listing.table, place, route);
const howOf = ({ isClosing, isOpening = false }: { isClosing: boolean; isOpening?: boolean }) =>
  isClosing ? 'back' : isOpening ? 'push' : 'replace';
describe('comparing', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  const all: CandidatePage = { candidates: five.map((id) => candidateOf(id)), nextCursor: null };
  async function comparing(more: Options = {}) {
    const started = await opened({ page: all, ...more });
    const last = () => started.emittedOf('location.changed').at(-1);
    const act = (action: string, ...ids: readonly string[]) =>
      ids.forEach((rowId) => started.send({ type: 'row.runAction', rowId, action }));
    return {
      ...started,
      add: (...ids: readonly string[]) => act('compare', ...ids),
      remove: (...ids: readonly string[]) => act('uncompare', ...ids),
      /** The address that was asked for, and how. */
      asked: () => last() && [href(last()!.route), howOf(last()!)],
      row: (id: string) => started.list().rows.find((row) => row.id === id)?.row,
    };
  }

  test('is possible from two on, and of four at most', async () => {
    const { add, remove, send, view, compared, asked, row } = await comparing();
    const untouched = row('c');
    add('a', 'a', 'nobody');
    send({ type: 'compare.open' });
    expect([compared(), view().canCompare, asked()]).toEqual([['a'], false, undefined]);
    add('b');
    expect([view().canCompare, row('c') === untouched, row('a')?.['isCompared']]).toEqual([true, true, true]);
    add('c', 'd', 'e');
    expect([compared(), view().canAdd, row('e')?.['isCompareDisabled']]).toEqual([
      ['a', 'b', 'c', 'd'],
      false,
      true,
    ]);
    remove('b');
    send({ type: 'compare.add', candidateId: 'e' });
    expect(compared()).toEqual(['a', 'c', 'd', 'e']);
    send({ type: 'compare.clear' });
    expect([compared(), row('a')?.['isCompared']]).toEqual([[], undefined]);
  });

  test('has its own address, which keeps the search, and closes to the list', async () => {
    const { add, visit, send, view, asked } = await comparing({ route: routeAt([], { branch: 'Navy' }) });
    add('a', 'b');
    send({ type: 'compare.open' });
    const filtered = '/platform/candidates?as=tidewater-works&branch=Navy';
    expect(asked()).toEqual([filtered.replace('?', '/compare/a%2Cb?'), 'push']);
    visit(['compare', 'a,b'], { branch: 'Navy' });
    expect(view().isComparing).toBe(true);
    send({ type: 'compare.close' });
    expect(asked()).toEqual([filtered, 'back']);
    visit([], { branch: 'Navy' });
    expect([view().isComparing, view().compared.length]).toEqual([false, 2]);
  });

  test('shows who the address names, four at most, also before they are loaded', async () => {
    const { compared, view, visit } = await comparing({ route: routeAt(['compare', 'a,nobody,b,c,d,e,a']) });
    expect([compared(), view().leftOut]).toEqual([['a', 'b', 'c', 'd'], 2]);
    visit(['compare', 'b,c']);
    expect(compared()).toEqual(['b', 'c']);
    const empty = await comparing({ route: routeAt(['compare', 'nobody']) });
    expect(empty.view()).toMatchObject({ isComparing: true, compared: [] });
  });

  test('goes on when one is removed, and closes with fewer than two', async () => {
    const { send, visit, asked } = await comparing({ route: routeAt(['compare', 'a,b,c']) });
    send({ type: 'compare.remove', candidateId: 'b' });
    expect(asked()).toEqual(['/platform/candidates/compare/a%2Cc?as=tidewater-works', 'replace']);
    visit(['compare', 'a,c']);
    send({ type: 'compare.remove', candidateId: 'a' });
    expect(asked()).toEqual(['/platform/candidates?as=tidewater-works', 'back']);
  });

  test('is found again with the list by who comes back, without who has left', async () => {
    const before = await comparing();
    before.add('a', 'b');
    before.send({ type: 'filter.choose', column: 'branch', value: 'Navy' });
    const kept = keptCandidates(before.actor.getSnapshot());
    const after = await comparing({
      kept,
      page: { candidates: all.candidates.slice(1), nextCursor: null },
    });
    expect([after.compared(), after.list().isFiltered]).toEqual([['b'], true]);
    expect(after.emittedOf('location.changed')[0]?.route.filters.values).toEqual({ branch: 'Navy' });
  });
});

test('who may not decide loads nothing', async () => {
  const viewer = await opened({ workspace: workspaceOf('viewer') });
  expect(viewer.view()).toMatchObject({ state: 'notAllowed', isRoleMissing: true });
  expect(viewer.loadCandidates.calls).toEqual([]);
  const pending = await opened({ workspace: workspaceOf('owner', 'pending') });
  expect(pending.view()).toMatchObject({ state: 'notAllowed', isRoleMissing: false });
});

test('a request is shown as sent once it is stored, in the panel and in the list', async () => {
  const { view, send, sendCommand, asked } = await withOpen();
  expect(view().detail).toMatchObject({
    state: 'shown',
    candidate: { name: 'Headline a', headline: 'Headline a', links: { message: null, review: null } },
    request: { state: 'writing', canSend: false },
  });
  send({ type: 'request.send' });
  send({ type: 'text.change', text: '  ' });
  send({ type: 'request.send' });
  expect(sendCommand.calls).toEqual([]);
  send({ type: 'text.change', text: ' May we talk? ' });
  send({ type: 'request.send' });
  expect(sendCommand.last().input.command).toEqual({
    id: 'id 1',
    as: 'o',
    type: 'contact.request',
    payload: { candidateId: 'a', text: 'May we talk?' },
  });
  expect(view().detail?.request.state).toBe('sending');
  expect(asked()[0]).toBe('none');
  await sendCommand.last().resolve({ facts: [requested] });
  expect(view().detail?.request).toMatchObject({ state: 'sent', sentAt: at, text: '', canSend: false });
  expect(asked()[0]).toBe('sent');
});

test('accepting arrives live and leads to the conversation; a late fact takes nothing back', async () => {
  const { view, feed, asked } = await withOpen();
  feed.sendToParent({ type: 'feed.opened', position: '1' });
  feed.sendToParent({ type: 'feed.row', position: '2', row: requested });
  expect(view().detail?.request).toMatchObject({ state: 'sent', threadHref: null });
  feed.sendToParent({ type: 'feed.row', position: '3', row: accepted });
  feed.sendToParent({ type: 'feed.row', position: '4', row: requested });
  feed.sendToParent({ type: 'feed.row', position: '5', row: factOf('messageSent', {}) });
  expect(view().detail?.request).toMatchObject({
    state: 'accepted',
    threadHref: '/conversation/t',
  });
  expect(asked()).toEqual(['accepted', 'none']);
});

test('a limit says when it ends, and nothing can be sent before', async () => {
  const { view, send, sendCommand, clock, clockNow } = await withOpen();
  send({ type: 'text.change', text: 'May we talk?' });
  send({ type: 'request.send' });
  await sendCommand.last().reject(problem(429, { retryAfterSeconds: 60, detail: 'Too many' }));
  expect(view().detail?.request).toMatchObject({
    state: 'notSent',
    canSend: false,
    limitedUntil: '2026-11-01T12:01:00.000Z',
    failure: null,
    text: 'May we talk?',
  });
  send({ type: 'request.send' });
  expect(sendCommand.calls).toHaveLength(1);
  clockNow.at += 60_000;
  clock.increment(60_000);
  expect(view().detail?.request).toMatchObject({ canSend: true, limitedUntil: null });
  send({ type: 'request.send' });
  expect(sendCommand.last().input.command.id).toBe('id 1');
});

test('a colleague who was faster, and a person who has left, are read again', async () => {
  const faster = await withOpen();
  faster.send({ type: 'text.change', text: 'May we talk?' });
  faster.send({ type: 'request.send' });
  await faster.sendCommand.last().reject(problem(409, { code: 'contact_requested' }));
  expect(faster.view().detail?.state).toBe('finding');
  await faster.loadCandidate
    .last()
    .resolve(candidateOf('a', { request: { id: 'r', at, status: 'sent', threadId: null } }));
  expect(faster.view().detail?.request.state).toBe('sent');

  const left = await withOpen();
  left.send({ type: 'text.change', text: 'May we talk?' });
  left.send({ type: 'request.send' });
  await left.sendCommand.last().reject(problem(404));
  expect(left.view()).toMatchObject({ list: 'refreshing', detail: { state: 'missing', candidate: null } });
});

test('no answer and an ended session keep what was written and its id', async () => {
  const { view, send, sendCommand, clock, emittedOf } = await withOpen();
  send({ type: 'text.change', text: 'May we talk?' });
  send({ type: 'request.send' });
  clock.increment(submitTimeoutMs);
  expect(view().detail?.request).toMatchObject({
    state: 'notSent',
    failure: { code: 'system.unreachable' },
  });
  send({ type: 'request.send' });
  await sendCommand.last().reject(problem(401));
  expect(emittedOf('proof.request')).toHaveLength(1);
  expect(view().detail?.request.state).toBe('sending');
  send({ type: 'proof.refused' });
  expect(view().detail?.request.state).toBe('notSent');
  send({ type: 'request.send' });
  await sendCommand.last().reject(problem(401));
  send({ type: 'proof.given' });
  expect(sendCommand.calls.map(({ input }) => input.command.id)).toEqual(['id 1', 'id 1', 'id 1', 'id 1']);
});

test('crisis words show the writer where help is, and block nothing', async () => {
  const { view, send } = await withOpen();
  send({ type: 'text.change', text: 'I want to end it all' });
  expect(view().detail?.request).toMatchObject({
    crisis: { level: 'explicit', kind: 'suicide' },
    canSend: true,
  });
});

test('the panel opens by the URL, steps and closes, and a failure can be repeated', async () => {
  const { view, send, visit, loadCandidate, emittedOf } = await opened();
  visit(['candidate', 'a']);
  expect(loadCandidate.last().input).toEqual({ organizationId: 'o', id: 'a' });
  await loadCandidate.last().reject(problem(500, { detail: 'Not now' }));
  expect(view().detail).toMatchObject({ state: 'failed', failure: 'Not now' });
  send({ type: 'detail.retry' });
  await loadCandidate.last().resolve(candidateOf('a'));
  send({ type: 'row.step', to: 'previous' });
  expect(loadCandidate.calls).toHaveLength(2);
  send({ type: 'row.step', to: 'next' });
  expect(loadCandidate.last().input.id).toBe('b');
  await loadCandidate.last().reject(problem(404));
  expect(view().detail?.state).toBe('missing');
  send({ type: 'row.close' });
  expect(view().detail).toBeNull();
  expect(emittedOf('location.changed').at(-1)).toMatchObject({
    isClosing: true,
    route: { open: null },
  });
});

test('a page that failed, a missing organization and a lost place say so', async () => {
  const load = held<Workspace, { slug: string }>();
  const { actor, emittedOf } = run(candidatesMachine, {
    input: inputOf(),
    actors: { loadWorkspace: load.logic },
  });
  const view = () => candidatesView(actor.getSnapshot());
  await load.last().reject(problem(401));
  expect(emittedOf('proof.request')).toHaveLength(1);
  expect(view().state).toBe('failed');
  actor.send({ type: 'page.retry' });
  await load.last().reject(problem(404));
  expect(view().state).toBe('missing');
  const lost = await opened();
  lost.feed.sendToParent({ type: 'feed.denied' });
  expect(lost.view()).toMatchObject({ state: 'loading', table: { isPartial: false }, detail: null });
});

test('a list that failed is repeated, and a feed that was interrupted reads it again', async () => {
  const { view, send, loadCandidates, feed } = await opened();
  feed.sendToParent({ type: 'feed.opened', position: '1' });
  expect(view()).toMatchObject({ live: 'live', list: 'refreshing' });
  await loadCandidates.last().reject(problem(500));
  expect(view().list).toBe('failed');
  send({ type: 'list.retry' });
  await loadCandidates.last().resolve({ candidates: [candidateOf('a')], nextCursor: null });
  expect(view()).toMatchObject({ list: 'listed', table: { isPartial: false } });
  feed.sendToParent({ type: 'feed.closed' });
  expect(view().live).toBe('waiting');
});
