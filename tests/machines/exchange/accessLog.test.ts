import { accessLogMachine, accessLogView } from '@vetsync/machines/exchange/accessLog';
import { consentsOf, recordHref, type Consent } from '@vetsync/machines/exchange/model';
import type { AccessLog, AccessRecord } from '@vetsync/machines/model/exchange';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { expect, test } from 'vitest';
import { held, problem, run } from '../support/run.ts';

const at = '2026-11-01T12:00:00.000Z';
const record = (id: string): AccessRecord => ({
  id,
  kind: 'opened',
  at,
  organization: { id: 'o', name: 'Tidewater Works' },
  applicationId: 'a',
  applicationKind: 'job',
  listingTitle: 'Welder',
  actor: { id: 's', name: 'Sam' },
});
const candidate: Consent = { kind: 'candidate', id: 'candidate', at };
const application: Consent = {
  kind: 'application',
  of: 'job',
  id: 'a',
  at,
  title: 'Welder',
  organization: 'Tidewater Works',
  isOver: false,
};
const over: Consent = { ...application, id: 'b', isOver: true };
const contact: Consent = { kind: 'contact', id: 'c', at, organization: 'Cedar', organizationId: 'o2' };
const all = [candidate, application, over, contact];

const hrefOf = (more: Partial<AccessRecord>) => recordHref({ ...record('1'), ...more });

test('each record leads to what was looked at, as long as it is there', () => {
  expect(hrefOf({})).toBe('/platform/career/application/a?as=me');
  expect(hrefOf({ kind: 'exported', applicationKind: 'college' })).toBe(
    '/platform/education/application/a?as=me',
  );
  expect(hrefOf({ applicationKind: 'nonprofit' })).toBe('/platform/marketplace/application/a?as=me');
  expect(hrefOf({ applicationKind: null, listingTitle: null })).toBeNull();
  const other = { applicationId: null, applicationKind: null, listingTitle: null };
  expect(hrefOf({ kind: 'found', ...other })).toBe('/account/candidacy');
  expect(hrefOf({ kind: 'read', ...other })).toBe('/platform/messages?as=me&organization=o');
  expect(hrefOf({ kind: 'referral', ...other })).toBe('/platform/wellness/referrals');
});

async function opened(consents: readonly Consent[] = all, nextCursor: string | null = null) {
  const load = held<{ consents: readonly Consent[]; log: AccessLog }>();
  const more = held<AccessLog, { cursor: string | null }>();
  const command = held<unknown, { command: object }>();
  let ids = 0;
  const started = run(accessLogMachine, {
    input: { newId: () => `id ${(ids += 1)}`, intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => 0 },
    actors: { loadSharing: load.logic, loadRecords: more.logic, sendCommand: command.logic },
  });
  const view = () => accessLogView(started.actor.getSnapshot());
  await load.last().resolve({ consents, log: { records: [record('1')], nextCursor } });
  return { ...started, send: started.actor.send.bind(started.actor), load, more, command, view };
}

test('lists what is shared, where it is changed, and who looked', async () => {
  const { view } = await opened();
  expect(view()).toMatchObject({
    state: 'listed',
    hasMore: false,
    records: [{ id: '1', href: '/platform/career/application/a?as=me' }],
  });
  expect(view().consents.map(({ id, href, mayTakeBack }) => [id, href, mayTakeBack])).toEqual([
    ['candidate', '/account/candidacy', true],
    ['a', '/platform/career/application/a?as=me', true],
    ['b', '/platform/career/application/b?as=me', false],
    ['c', '/platform/messages?as=me&organization=o2', false],
  ]);
});

test('more records come page by page, and a page that failed is asked for again', async () => {
  const { view, send, more, clock } = await opened([], 'next');
  send({ type: 'list.more' });
  expect(more.last().input).toEqual({ cursor: 'next' });
  clock.increment(submitTimeoutMs);
  expect(view()).toMatchObject({ more: 'failed', failure: { code: 'system.unreachable' } });
  send({ type: 'list.more' });
  await more.last().resolve({ records: [record('2')], nextCursor: null });
  expect(view()).toMatchObject({ more: 'idle', hasMore: false, records: [{ id: '1' }, { id: '2' }] });
  send({ type: 'list.more' });
  expect(more.calls).toHaveLength(2);
});

test('an application is withdrawn after a question, and what is left is read', async () => {
  const { view, send, command, load } = await opened();
  send({ type: 'consent.takeBack', id: 'a' });
  expect(view().action).toEqual({ consent: application, state: 'confirming' });
  send({ type: 'action.cancel' });
  expect(view().action).toBeNull();
  send({ type: 'consent.takeBack', id: 'a' });
  send({ type: 'action.confirm' });
  expect(command.last().input.command).toMatchObject({
    type: 'application.withdraw',
    payload: { applicationId: 'a' },
  });
  expect(view().action?.state).toBe('sending');
  await command.last().resolve({});
  expect(view()).toMatchObject({ state: 'listed', action: { state: 'done' } });
  await load.last().resolve({ consents: [candidate], log: { records: [], nextCursor: null } });
  expect(view()).toMatchObject({ consents: [{ id: 'candidate' }], action: { state: 'done' } });
});

test('only what can be taken back is, and leaving is a command of its own', async () => {
  const { view, send, command } = await opened();
  for (const id of ['b', 'c', 'unknown']) send({ type: 'consent.takeBack', id });
  expect(view().action).toBeNull();
  send({ type: 'consent.takeBack', id: 'candidate' });
  send({ type: 'action.confirm' });
  expect(command.last().input.command).toMatchObject({ type: 'pool.leave', payload: {} });
});

test('a refused attempt says why, and is repeated under the same id', async () => {
  const { view, send, command, emittedOf, clock } = await opened();
  send({ type: 'consent.takeBack', id: 'a' });
  send({ type: 'action.confirm' });
  await command.last().reject(problem(409, { detail: 'Decided' }));
  expect(view()).toMatchObject({ action: { state: 'failed' }, failure: 'Decided' });
  send({ type: 'action.confirm' });
  clock.increment(submitTimeoutMs);
  expect(view().failure).toMatchObject({ code: 'system.unreachable' });
  send({ type: 'action.confirm' });
  await command.last().reject(problem(401));
  expect(emittedOf('proof.request')).toHaveLength(1);
  send({ type: 'proof.refused' });
  expect(view().action?.state).toBe('failed');
  send({ type: 'action.confirm' });
  await command.last().reject(problem(401));
  send({ type: 'proof.given' });
  expect(new Set(command.calls.map(({ input }) => (input.command as { id: string }).id)).size).toBe(1);
});

test('loading that failed is repeated', async () => {
  const load = held<{ consents: readonly Consent[]; log: AccessLog }>();
  const { actor, clock, emittedOf } = run(accessLogMachine, {
    input: { newId: () => 'id', intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => 0 },
    actors: { loadSharing: load.logic },
  });
  const view = () => accessLogView(actor.getSnapshot());
  expect(view().state).toBe('loading');
  clock.increment(submitTimeoutMs);
  expect(view().state).toBe('failed');
  actor.send({ type: 'page.retry' });
  await load.last().reject(problem(401));
  expect(emittedOf('proof.request')).toHaveLength(1);
  actor.send({ type: 'proof.given' });
  await load.last().resolve({ consents: [], log: { records: [], nextCursor: null } });
  expect(view()).toMatchObject({ state: 'listed', consents: [] });
});

test('notes of one’s own, withdrawn applications, those of organizations that ended and declined requests are not shared', () => {
  const sent = {
    id: 'a',
    listingId: 'l',
    submitDate: at,
    jobTitle: 'Welder',
    company: 'Yard',
    status: 'submitted',
  };
  const asked = { id: 'c', at, organizationName: 'Cedar', organizationId: 'o2', status: 'accepted' };
  const world = {
    ...emptyWorld,
    jobApplications: [
      sent,
      { ...sent, id: 'note', listingId: undefined },
      { ...sent, id: 'withdrawn', withdrawnAt: at },
      { ...sent, id: 'ended', organizationState: 'ended' },
      { ...sent, id: 'rejected', status: 'rejected' },
    ],
    contactRequests: [asked, { ...asked, id: 'declined', status: 'declined' }],
  } as unknown as World;
  expect(consentsOf(world, { headline: '', shown: {}, joinedAt: at }).map(({ id }) => id)).toEqual([
    'candidate',
    'rejected',
    'a',
    'c',
  ]);
  expect(consentsOf(emptyWorld, null)).toEqual([]);
});
