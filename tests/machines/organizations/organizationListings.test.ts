import { describe, expect, test } from 'vitest';
import {
  organizationListingsMachine,
  organizationListingsView,
  type ListingCall,
  type OrganizationListingsPage,
  type OrganizationListingsRequest,
} from '@vetsync/machines/organizationListings';
import {
  memberRoles,
  organizationStatuses,
  type Listing,
  type ListingStatus,
} from '@vetsync/machines/organizations/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { listingOf, organizationOf, ownerOf } from '../support/listings.ts';
import { held, problem, run } from '../support/run.ts';

const draft = listingOf({ id: 'draft' });
const incomplete = listingOf({ id: 'incomplete', description: '' });
const published = listingOf({ id: 'published', status: 'published', title: 'Welder' });
const closed = listingOf({ id: 'closed', status: 'closed' });
const page: OrganizationListingsPage = {
  owner: ownerOf(),
  listings: [draft, incomplete, published, closed],
  nextCursor: null,
};

function opening(status: ListingStatus | null = null) {
  const load = held<OrganizationListingsPage, OrganizationListingsRequest>();
  const act = held<Listing, ListingCall>();
  const started = run(organizationListingsMachine, {
    input: {
      slug: 'tidewater-works',
      status,
      reader: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse('2026-11-25T12:00:00Z'),
    },
    actors: { loadListings: load.logic, act: act.logic },
  });
  return {
    ...started,
    load,
    act,
    send: started.actor.send.bind(started.actor),
    view: () => organizationListingsView(started.actor.getSnapshot()),
  };
}
async function opened(first: OrganizationListingsPage = page, status: ListingStatus | null = null) {
  const list = opening(status);
  await list.load.last().resolve(first);
  return list;
}

describe('opening', () => {
  test('loads the status of the address', async () => {
    const { load, view } = await opened(page, 'draft');
    expect(load.last().input).toEqual({ slug: 'tidewater-works', status: 'draft', cursor: null });
    expect(view()).toMatchObject({ state: 'open', status: 'draft', canWrite: true });
  });

  test('says nothing to strangers', async () => {
    const { load, view } = opening();
    await load.last().reject(problem(404));
    expect(view()).toMatchObject({ state: 'missing', organization: null, rows: [] });
  });

  test('can be repeated after a failure, without an answer, and after signing in again', async () => {
    const { load, view, send, clock, emittedOf } = opening();
    await load.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
    send({ type: 'page.retry' });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
    send({ type: 'page.retry' });
    await load.last().reject(problem(401));
    expect(emittedOf('proof.request')).toHaveLength(1);
    send({ type: 'proof.given' });
    await load.last().resolve(page);
    expect(view().state).toBe('open');
  });
});

describe('the list', () => {
  test('shows what each listing can become', async () => {
    const { view } = await opened();
    expect(view().rows.map(({ id, actions, missing }) => [id, actions, missing])).toEqual([
      ['draft', ['publish', 'copy'], 0],
      ['incomplete', ['copy'], 1],
      ['published', ['close', 'copy'], 0],
      ['closed', ['reopen', 'copy'], 0],
    ]);
    expect(view()).toMatchObject({
      added: [
        { kind: 'job', href: '/organizations/tidewater-works/listings/new?kind=job' },
        { kind: 'event', href: '/organizations/tidewater-works/listings/new?kind=event' },
      ],
      importHref: '/organizations/tidewater-works/listings/import',
    });
  });

  test('shows another status, whose rows replace those from before', async () => {
    const { send, load, view, emittedOf } = await opened();
    send({ type: 'status.choose', status: 'closed' });
    expect(view()).toMatchObject({ list: 'refreshing', status: 'closed' });
    expect(view().rows).toHaveLength(4);
    expect(emittedOf('status.changed')).toEqual([{ type: 'status.changed', status: 'closed' }]);
    await load.last().resolve({ ...page, listings: [closed] });
    expect(load.last().input).toMatchObject({ status: 'closed', cursor: null });
    expect(view().rows.map(({ id }) => id)).toEqual(['closed']);
    send({ type: 'status.choose', status: 'closed' });
    expect(load.calls).toHaveLength(2);
  });

  test('says so if another status cannot be loaded', async () => {
    const { send, load, view } = await opened();
    send({ type: 'status.choose', status: 'closed' });
    await load.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
  });

  test('loads more, once each, and can repeat it', async () => {
    const { send, load, view } = await opened({ ...page, listings: [draft], nextCursor: 'next' });
    send({ type: 'list.more' });
    expect(load.last().input).toMatchObject({ cursor: 'next' });
    await load.last().reject(problem(500));
    expect(view()).toMatchObject({ list: 'pageFailed', hasMore: true });
    send({ type: 'list.retry' });
    await load.last().resolve({ ...page, listings: [draft, closed] });
    expect(view().rows.map(({ id }) => id)).toEqual(['draft', 'closed']);
    send({ type: 'list.more' });
    expect(load.calls).toHaveLength(3);
  });
});

describe('an action', () => {
  test('publishes a draft at once', async () => {
    const { send, act, view, emittedOf } = await opened();
    send({ type: 'listing.act', id: 'draft', action: 'publish' });
    expect(act.last().input).toEqual({ organizationId: 'an organization', id: 'draft', action: 'publish' });
    expect(view().action).toBe('working');
    await act.last().resolve({ ...draft, status: 'published' });
    expect(view().rows[0]).toMatchObject({ status: 'published', actions: ['close', 'copy'] });
    expect(emittedOf('page.toast')).toMatchObject([
      {
        toast: {
          title: { code: 'listingResults.publish', values: ['Crane mechanic'] },
          description: { code: 'listingResults.publishMore' },
        },
      },
    ]);
  });

  test('does not say that a waiting organization’s listing can be found', async () => {
    const pending = ownerOf('owner', organizationOf('employer', { status: 'pending' }));
    const { send, act, emittedOf } = await opened({ ...page, owner: pending });
    send({ type: 'listing.act', id: 'draft', action: 'publish' });
    await act.last().resolve({ ...draft, status: 'published' });
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { description: { code: 'listingResults.publishWaits' } } },
    ]);
  });

  test('closes only after a confirmation', async () => {
    const { send, act, view } = await opened();
    send({ type: 'listing.act', id: 'published', action: 'close' });
    expect(view()).toMatchObject({ action: 'confirming', confirmation: { title: 'Welder', busy: false } });
    send({ type: 'action.cancel' });
    expect(act.calls).toHaveLength(0);
    send({ type: 'listing.act', id: 'published', action: 'close' });
    send({ type: 'action.confirm' });
    expect(view().confirmation).toEqual({ title: 'Welder', busy: true });
    await act.last().resolve({ ...published, status: 'closed' });
    expect(view()).toMatchObject({ action: 'idle', confirmation: null });
  });

  test('opens the copy', async () => {
    const { send, act, emittedOf } = await opened();
    send({ type: 'listing.act', id: 'closed', action: 'copy' });
    await act.last().resolve({ ...draft, id: 'the copy' });
    expect(emittedOf('page.navigate')).toEqual([
      { type: 'page.navigate', to: '/organizations/tidewater-works/listings/the copy', replace: false },
    ]);
  });

  test.each([
    ['incomplete', 'publish'],
    ['draft', 'close'],
    ['published', 'reopen'],
    ['unknown', 'copy'],
  ] as const)('that is not possible does nothing: %s, %s', async (id, action) => {
    const { send, act, view } = await opened();
    send({ type: 'listing.act', id, action });
    expect(act.calls).toHaveLength(0);
    expect(view().action).toBe('idle');
  });

  test('happens one at a time', async () => {
    const { send, act } = await opened();
    send({ type: 'listing.act', id: 'draft', action: 'publish' });
    send({ type: 'listing.act', id: 'closed', action: 'reopen' });
    expect(act.calls).toHaveLength(1);
  });

  test.each([403, 404, 409, 422])('loads the list again if it is out of date (%i)', async (status) => {
    const { send, act, load, view, emittedOf } = await opened();
    send({ type: 'listing.act', id: 'draft', action: 'publish' });
    await act.last().reject(problem(status, { detail: 'A colleague was faster' }));
    expect(emittedOf('page.toast')).toMatchObject([
      { toast: { tone: 'destructive', description: 'A colleague was faster' } },
    ]);
    expect(view()).toMatchObject({ state: 'loading' });
    await load.last().resolve({ ...page, listings: [{ ...draft, status: 'published' }] });
    expect(view().rows[0]).toMatchObject({ status: 'published' });
  });

  test('stays possible after another failure, and after signing in again', async () => {
    const { send, act, clock, view, emittedOf } = await opened();
    send({ type: 'listing.act', id: 'draft', action: 'publish' });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'open', action: 'idle' });
    send({ type: 'listing.act', id: 'draft', action: 'publish' });
    await act.last().reject(problem(401));
    expect(view().action).toBe('proving');
    expect(emittedOf('proof.request')).toHaveLength(1);
    send({ type: 'proof.given' });
    expect(act.calls).toHaveLength(3);
    await act.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view().action).toBe('idle');
  });
});

describe.each(memberRoles)('a %s', (role) => {
  test.each(organizationStatuses)(
    'of one that is %s writes only if role and status allow',
    async (status) => {
      const owner = ownerOf(role, organizationOf('employer', { status }));
      const { view, send, act } = await opened({ ...page, owner });
      const may = ['owner', 'manager'].includes(role) && ['pending', 'approved'].includes(status);
      expect(view().canWrite).toBe(may);
      expect(view().added.length > 0).toBe(may);
      expect(view().importHref !== null).toBe(may);
      expect(view().rows.some(({ actions }) => actions.length > 0)).toBe(may);
      send({ type: 'listing.act', id: 'draft', action: 'copy' });
      expect(act.calls).toHaveLength(may ? 1 : 0);
    },
  );
});
