import { candidatesMachine, candidatesView, type CandidatePage } from '@vetsync/machines/candidates';
import { candidatesHref, parseCandidatesRoute } from '@vetsync/machines/exchange/model';
import { searchDebounceMs } from '@vetsync/machines/leads/model';
import type { Candidate, ExchangeFact } from '@vetsync/machines/model/exchange';
import type { Workspace } from '@vetsync/machines/receivedApplications';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { expect, test } from 'vitest';
import { at, workspaceOf } from '../support/exchange.ts';
import { held, problem, puppet, run } from '../support/run.ts';

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

interface Options {
  workspace?: Workspace;
  open?: string | null;
  page?: CandidatePage;
}
async function opened({ workspace = workspaceOf(), open = null, page }: Options = {}) {
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
    input: {
      slug: 'tidewater-works',
      route: { filters: { q: '', branch: null }, open },
      newId: () => `id ${(ids += 1)}`,
      reader: { locale: 'en-US', timeZone: 'UTC' },
      now: () => clockNow.at,
    },
    actors: {
      ...Object.fromEntries(Object.entries(actors).map(([name, { logic }]) => [name, logic])),
      followFeed: feed.logic,
    },
  });
  const view = () => candidatesView(started.actor.getSnapshot());
  await actors.loadWorkspace.last().resolve(workspace);
  if (actors.loadCandidates.calls.length > 0)
    await actors.loadCandidates
      .last()
      .resolve(page ?? { candidates: [candidateOf('a'), candidateOf('b')], nextCursor: 'next' });
  return { ...started, ...actors, feed, view, clockNow, send: started.actor.send.bind(started.actor) };
}
const withOpen = async (candidate: Candidate = candidateOf('a')) => {
  const started = await opened({ open: 'a' });
  await started.loadCandidate.last().resolve(candidate);
  return started;
};

test('lists candidates by what they show, page by page, each once', async () => {
  const { view, send, loadCandidates } = await opened();
  expect(view()).toMatchObject({ state: 'open', list: 'listed', hasMore: true });
  expect(view().rows[0]).toEqual({
    id: 'a',
    title: 'Headline a',
    summary: [
      { part: 'branch', text: 'Navy' },
      { part: 'yearsOfService', text: '8' },
      { part: 'skills', text: 'Welding' },
    ],
    joinedAt: at,
    request: null,
    href: '/organizations/tidewater-works/candidates?candidate=a',
    isCurrent: false,
  });
  send({ type: 'list.more' });
  expect(loadCandidates.last().input).toMatchObject({ cursor: 'next' });
  await loadCandidates.last().reject(problem(500, { detail: 'Not now' }));
  expect(view()).toMatchObject({ list: 'pageFailed', failure: 'Not now' });
  send({ type: 'list.more' });
  await loadCandidates.last().resolve({ candidates: [candidateOf('b'), candidateOf('c')], nextCursor: null });
  expect(view().rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  send({ type: 'list.more' });
  expect(loadCandidates.calls).toHaveLength(3);
});

test('without a headline the skills name a row', async () => {
  const { view } = await opened({
    page: {
      candidates: [candidateOf('a', { headline: '' }), candidateOf('b', { headline: '', shown: {} })],
      nextCursor: null,
    },
  });
  expect(view().rows.map(({ title, summary }) => [title, summary.map(({ text }) => text)])).toEqual([
    ['Welding', ['Navy', '8']],
    ['', []],
  ]);
});

test('search waits for a pause, filters do not, and the URL follows', async () => {
  const { view, send, loadCandidates, clock, emittedOf } = await opened();
  send({ type: 'search.change', q: 'wel' });
  send({ type: 'search.change', q: 'weld' });
  clock.increment(searchDebounceMs - 1);
  expect(loadCandidates.calls).toHaveLength(1);
  clock.increment(1);
  expect(loadCandidates.last().input).toMatchObject({ filters: { q: 'weld', branch: null } });
  expect(view().list).toBe('refreshing');
  await loadCandidates.last().resolve({ candidates: [], nextCursor: null });
  expect(view()).toMatchObject({ list: 'noMatches', filtered: true });
  send({ type: 'branch.filter', branch: 'Army' });
  expect(loadCandidates.last().input).toMatchObject({ filters: { q: 'weld', branch: 'Army' } });
  send({ type: 'filters.clear' });
  await loadCandidates.last().resolve({ candidates: [], nextCursor: null });
  expect(view()).toMatchObject({ list: 'empty', filtered: false });
  send({ type: 'filters.clear' });
  expect(loadCandidates.calls).toHaveLength(4);
  expect(emittedOf('location.changed').map(({ route }) => route.filters)).toEqual([
    { q: 'weld', branch: null },
    { q: 'weld', branch: 'Army' },
    { q: '', branch: null },
  ]);
});

test('a space that is typed after a word stays while the URL follows', async () => {
  const { view, send, clock, emittedOf } = await opened();
  send({ type: 'search.change', q: 'deck ' });
  clock.increment(searchDebounceMs);
  const { route } = emittedOf('location.changed').at(-1)!;
  const href = candidatesHref('tidewater-works', route);
  send({ type: 'location.changed', route: parseCandidatesRoute(href.slice(href.indexOf('?'))) });
  expect(view().filters.q).toBe('deck ');
});

test('the address names filters and the open candidate', () => {
  const route = { filters: { q: 'weld', branch: 'Navy' as const }, open: 'a' };
  const href = candidatesHref('tidewater-works', route);
  expect(parseCandidatesRoute(href.slice(href.indexOf('?')))).toEqual(route);
  expect(parseCandidatesRoute('?branch=Pirates')).toEqual({ filters: { q: '', branch: null }, open: null });
});

test('who may not decide loads nothing', async () => {
  const viewer = await opened({ workspace: workspaceOf('viewer') });
  expect(viewer.view()).toMatchObject({ state: 'notAllowed', isRoleMissing: true });
  expect(viewer.loadCandidates.calls).toEqual([]);
  const pending = await opened({ workspace: workspaceOf('owner', 'pending') });
  expect(pending.view()).toMatchObject({ state: 'notAllowed', isRoleMissing: false });
});

test('a request is shown as sent once it is stored, in the panel and in the list', async () => {
  const { view, send, sendCommand } = await withOpen();
  expect(view().detail).toMatchObject({
    state: 'shown',
    position: 1,
    shown: { headline: 'Headline a' },
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
  expect(view().rows[0]?.request).toBeNull();
  await sendCommand.last().resolve({ facts: [requested] });
  expect(view().detail?.request).toMatchObject({ state: 'sent', sentAt: at, text: '', canSend: false });
  expect(view().rows[0]?.request).toBe('sent');
});

test('accepting arrives live and leads to the conversation; a late fact takes nothing back', async () => {
  const { view, feed } = await withOpen();
  feed.sendToParent({ type: 'feed.opened', position: '1' });
  feed.sendToParent({ type: 'feed.row', position: '2', row: requested });
  expect(view().detail?.request).toMatchObject({ state: 'sent', threadHref: null });
  feed.sendToParent({ type: 'feed.row', position: '3', row: accepted });
  feed.sendToParent({ type: 'feed.row', position: '4', row: requested });
  feed.sendToParent({ type: 'feed.row', position: '5', row: factOf('messageSent', {}) });
  expect(view().detail?.request).toMatchObject({
    state: 'accepted',
    threadHref: '/organizations/tidewater-works/messages?thread=t',
  });
  expect(view().rows.map(({ request }) => request)).toEqual(['accepted', null]);
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
  expect(left.view()).toMatchObject({ list: 'refreshing', detail: { state: 'missing', shown: null } });
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
  expect(view().detail?.request).toMatchObject({ inCrisis: true, canSend: true });
});

test('the panel opens by the URL, steps and closes, and a failure can be repeated', async () => {
  const { view, send, loadCandidate, emittedOf } = await opened();
  send({ type: 'location.changed', route: { filters: { q: '', branch: null }, open: 'a' } });
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
  expect(emittedOf('location.changed').at(-1)).toMatchObject({ isClosing: true, route: { open: null } });
});

test('a page that failed, a missing organization and a lost place say so', async () => {
  const load = held<Workspace, { slug: string }>();
  const { actor, emittedOf } = run(candidatesMachine, {
    input: { slug: 's', newId: () => 'id', reader: { locale: 'en-US', timeZone: 'UTC' }, now: () => 0 },
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
  expect(lost.view()).toMatchObject({ state: 'loading', rows: [] });
});

test('a list that failed is repeated, and a feed that was interrupted reads it again', async () => {
  const { view, send, loadCandidates, feed } = await opened();
  feed.sendToParent({ type: 'feed.opened', position: '1' });
  expect(view()).toMatchObject({ live: 'live', list: 'refreshing' });
  await loadCandidates.last().reject(problem(500));
  expect(view().list).toBe('failed');
  send({ type: 'list.retry' });
  await loadCandidates.last().resolve({ candidates: [candidateOf('a')], nextCursor: null });
  expect(view()).toMatchObject({ list: 'listed', hasMore: false });
  feed.sendToParent({ type: 'feed.closed' });
  expect(view().live).toBe('waiting');
});
