import { describe, expect, test } from 'vitest';
import {
  listingsRouteQuery,
  organizationListingsMachine,
  organizationListingsView,
  type DraftBatchCall,
  type EventCall,
  type ListingCall,
  type ListingRequest,
  type OrganizationListingsPage,
  type OrganizationListingsRequest,
  type ParticipantsRequest,
  type StaffListing,
} from '@vetsync/machines/organizations/organizationListings';
import { formatQuery } from '@vetsync/machines/model/text';
import type { EventParticipants } from '@vetsync/machines/model/exchange';
import {
  memberRoles,
  organizationStatuses,
  type DraftBatchResult,
  type Listing,
  type ListingKind,
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
  counts: { published: { received: 4, fresh: 2, taken: 1 } },
  nextCursor: null,
  total: 4,
};

function opening(
  status: ListingStatus | null = null,
  listing: string | null = null,
  kind: ListingKind | null = null,
) {
  const load = held<OrganizationListingsPage, OrganizationListingsRequest>();
  const record = held<StaffListing, ListingRequest>();
  const act = held<Listing, ListingCall>();
  const participants = held<EventParticipants, ParticipantsRequest>();
  const actOnMany = held<DraftBatchResult, DraftBatchCall>();
  const door = held<unknown, EventCall>();
  const started = run(organizationListingsMachine, {
    input: {
      hasDoor: true,
      slug: 'tidewater-works',
      kind,
      route: { status, listing },
      href: (route) => `/jobs${formatQuery(listingsRouteQuery(route))}`,
      linksOf: ({ id }) => ({ applications: `/applications/${id}`, people: null, candidates: '/candidates' }),
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse('2026-11-25T12:00:00Z'),
    },
    actors: {
      loadListings: load.logic,
      loadListing: record.logic,
      act: act.logic,
      actOnMany: actOnMany.logic,
      loadParticipants: participants.logic,
      actOnEvent: door.logic,
    },
  });
  return {
    ...started,
    load,
    record,
    act,
    actOnMany,
    door,
    participants,
    send: started.actor.send.bind(started.actor),
    view: () => organizationListingsView(started.actor.getSnapshot()),
  };
}
async function opened(first: OrganizationListingsPage = page, status: ListingStatus | null = null) {
  const list = opening(status);
  await list.load.last().resolve(first);
  return list;
}

test('shows who comes to an event, tries again, and closes', async () => {
  const fair = listingOf({ id: 'fair', kind: 'event', status: 'published', title: 'Career fair' });
  const { send, view, participants } = await opened({ ...page, listings: [draft, fair] });
  expect(view().rows.map(({ hasParticipants }) => hasParticipants)).toEqual([false, true]);
  send({ type: 'participants.open', id: 'fair' });
  expect(view().participants).toMatchObject({ title: 'Career fair', state: 'loading', found: null });
  expect(participants.last().input).toEqual({
    organizationId: page.owner.organization.id,
    listingId: 'fair',
  });
  await participants.last().reject(problem(500));
  expect(view().participants).toMatchObject({ state: 'failed', failure: expect.anything() });
  send({ type: 'participants.retry' });
  const found = { participants: [], taken: 0, waiting: 0, checkedIn: 0, link: null };
  await participants.last().resolve(found);
  expect(view().participants).toMatchObject({ state: 'shown', found });
  send({ type: 'participants.close' });
  expect(view().participants).toBe(null);
});

test('one kind only is listed and added; of an event it says who comes', async () => {
  const fair = listingOf({ id: 'fair', kind: 'event', status: 'published', title: 'Career fair' });
  const walk = listingOf({ id: 'walk', kind: 'event', status: 'published', title: 'A walk' });
  const { load, view } = opening(null, null, 'event');
  expect(load.last().input).toMatchObject({ kind: 'event' });
  const seats = { taken: 12, waiting: 3 };
  const counts = { fair: { received: 0, fresh: 0, taken: 0, seats } };
  await load.last().resolve({ ...page, listings: [fair, walk], counts, total: 2 });
  expect(view()).toMatchObject({ kind: 'event', counted: { total: 2, kind: 'event' }, importHref: null });
  expect(view().rows.map((row) => row.seats)).toEqual([seats, { taken: 0, waiting: 0 }]);
  expect(view().added.map((one) => one.kind)).toEqual(['event']);
  const all = await opened();
  expect(all.view().rows[0]?.seats).toBeNull();
  expect(all.view().added.length).toBeGreaterThan(1);
});

describe('at the door of an event', () => {
  const fair = listingOf({ id: 'fair', kind: 'event', status: 'published', title: 'Career fair' });
  const person = { state: 'joined' as const, since: '', guests: 0, answers: [], checkedInAt: null };
  const found: EventParticipants = {
    participants: [
      { ...person, id: 'ana', name: 'Ana Treviño' },
      { ...person, id: 'ben', name: 'Ben Cole' },
    ],
    taken: 2,
    waiting: 0,
    checkedIn: 0,
    link: 'https://meet.example.org/',
  };
  const atDoor = async (owner = page.owner) => {
    const list = await opened({ ...page, owner, listings: [fair] });
    list.send({ type: 'participants.open', id: 'fair' });
    await list.participants.last().resolve(found);
    return { ...list, shown: () => list.view().participants! };
  };

  test('people are found by name and checked in by button or code, and the list is read again', async () => {
    const { send, shown, door, participants } = await atDoor();
    send({ type: 'door.change', field: 'q', value: 'trevino' });
    expect(shown().people.map(({ id }) => id)).toEqual(['ana']);
    send({ type: 'person.check', personId: 'ana', isHere: true });
    expect(shown().isBusy).toBe(true);
    expect(door.last().input).toEqual({
      organizationId: page.owner.organization.id,
      listingId: 'fair',
      act: { type: 'event.check-in', payload: { personId: 'ana', isHere: true } },
    });
    await door.last().resolve({});
    expect(shown()).toMatchObject({ isBusy: false, done: 'event.check-in' });
    await participants.last().resolve({ ...found, checkedIn: 1 });
    expect(shown().found?.checkedIn).toBe(1);
    // Nothing was typed.
    send({ type: 'code.submit' });
    expect(shown().isBusy).toBe(false);
    send({ type: 'door.change', field: 'code', value: ' k7q4md ' });
    send({ type: 'code.submit' });
    expect(door.last().input.act.payload).toEqual({ code: 'k7q4md' });
    await door.last().reject(problem(409, { code: 'no_seat' }));
    expect(shown()).toMatchObject({ done: null, refusal: expect.anything(), draft: { code: ' k7q4md ' } });
  });

  test('the list is read again while it is open', async () => {
    const { shown, participants, clock } = await atDoor();
    clock.increment(15_000);
    await participants.last().reject(problem(500));
    expect(shown().state).toBe('shown');
    clock.increment(15_000);
    await participants.last().resolve({ ...found, waiting: 3 });
    expect(shown().found?.waiting).toBe(3);
  });

  test.each([
    ['message.send', 'text', ' Bring a mug ', { type: 'event.write', payload: { text: 'Bring a mug' } }],
    [
      'link.save',
      'link',
      'https://a.example',
      { type: 'event.change', payload: { link: 'https://a.example' } },
    ],
    ['dates.add', 'times', '3', { type: 'event.repeat', payload: { every: 'week', times: 3 } }],
    ['event.cancel', 'reason', 'Rain', { type: 'event.cancel', payload: { reason: 'Rain' } }],
  ] as const)('%s sends what was typed', async (type, field, value, act) => {
    const { send, door, shown } = await atDoor();
    expect(shown().draft.link).toBe('https://meet.example.org/');
    send({ type: 'door.change', field, value });
    send({ type });
    expect(door.last().input.act).toEqual(act);
    await door.last().resolve({});
    expect(shown()).toMatchObject({ done: act.type, isPublished: type !== 'event.cancel' });
  });

  test('too many dates and an empty message are not sent, and roles see what they may do', async () => {
    const { send, shown } = await atDoor({ ...page.owner, role: 'reviewer' });
    expect(shown()).toMatchObject({ canReview: true, canChange: false });
    send({ type: 'door.change', field: 'times', value: '13' });
    send({ type: 'dates.add' });
    send({ type: 'message.send' });
    expect(shown().isBusy).toBe(false);
  });
});

describe('opening', () => {
  test('loads the status of the address', async () => {
    const { load, view } = await opened(page, 'draft');
    expect(load.last().input).toEqual({
      slug: 'tidewater-works',
      kind: null,
      status: 'draft',
      cursor: null,
    });
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
    expect(emittedOf('location.changed')).toEqual([
      { type: 'location.changed', route: { status: 'closed', listing: null }, isClosing: false },
    ]);
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

const placeOf = (listing: string | null, status: ListingStatus | null = null) =>
  ({ type: 'location.changed', route: { status, listing } }) as const;
describe('a listing over the list', () => {
  test('leads to candidates only those who may look at them', async () => {
    const { send, view } = await opened({ ...page, owner: ownerOf('viewer') });
    send(placeOf('published'));
    expect(view().record?.links).toMatchObject({ applications: '/applications/published', candidates: null });
  });
  test('is shown at once, and read again', async () => {
    const { send, view, record, emittedOf } = await opened();
    expect(view().rows.map(({ href, counts }) => [href, counts?.received])).toEqual([
      ['/organizations/tidewater-works/listings/draft', 0],
      ['/organizations/tidewater-works/listings/incomplete', 0],
      ['/jobs?listing=published', 4],
      ['/jobs?listing=closed', 0],
    ]);
    send(placeOf('published'));
    expect(record.last().input).toEqual({ organizationId: 'an organization', id: 'published' });
    expect(view().record).toMatchObject({
      state: 'shown',
      row: { title: 'Welder', free: null, counts: { received: 4 } },
      links: { applications: '/applications/published', candidates: '/candidates' },
      editHref: '/organizations/tidewater-works/listings/published',
    });
    await record.last().resolve({
      listing: { ...published, title: 'Senior welder', capacity: 3 },
      counts: { received: 5, fresh: 0, taken: 4 },
    });
    // More were taken than there was room for.
    expect(view().record?.row).toMatchObject({ title: 'Senior welder', free: 0, counts: { received: 5 } });
    expect(view().rows[2]!.counts?.received).toBe(5);
    send({ type: 'record.close' });
    send({ type: 'record.close' });
    expect(view().record).toBeNull();
    expect(emittedOf('location.changed')).toEqual([
      { type: 'location.changed', route: { status: null, listing: null }, isClosing: true },
    ]);
    send(placeOf(null));
    expect(record.calls).toHaveLength(1);
  });

  test('may be on a further page, and may not exist', async () => {
    const { load, record, view, send, clock } = opening(null, 'on page 9');
    await load.last().resolve(page);
    expect(view().record).toMatchObject({ state: 'loading', row: null, links: null, editHref: null });
    clock.increment(submitTimeoutMs);
    expect(view().record).toMatchObject({ state: 'failed', failure: expect.anything() });
    send({ type: 'record.retry' });
    await record.last().reject(problem(404));
    expect(view().record).toMatchObject({ state: 'missing', row: null });
    send(placeOf('closed'));
    expect(view().record).toMatchObject({ state: 'shown', row: { id: 'closed' } });
  });

  test('follows the browser’s back button, as the status does', async () => {
    const { load, view, send } = await opened();
    send(placeOf('published', 'published'));
    expect(load.last().input).toMatchObject({ status: 'published' });
    expect(view()).toMatchObject({ status: 'published', list: 'refreshing', record: { state: 'shown' } });
    await load.last().resolve({ ...page, listings: [published] });
    send(placeOf(null));
    expect(view()).toMatchObject({ status: null, record: null });
    const failed = opening();
    await failed.load.last().reject(problem(500));
    failed.send(placeOf('closed'));
    failed.send(placeOf('closed', 'closed'));
    expect(failed.load.last().input).toMatchObject({ status: 'closed' });
    await failed.load.last().resolve({ ...page, listings: [closed] });
    expect(failed.view().record).toMatchObject({ row: { id: 'closed' } });
  });

  test('says of a department whom it cares for, and of others nothing', async () => {
    const department = { ...published, id: 'department', kind: 'provider' } as const;
    const care = { people: 3, high: 1, unassigned: 2 };
    const { view } = await opened({
      ...page,
      listings: [published, department, { ...department, id: 'new' }],
      counts: { ...page.counts, department: { received: 0, fresh: 0, taken: 0, care } },
    });
    expect(view().rows.map((row) => [row.id, row.counts?.received, row.care])).toEqual([
      ['published', 4, null],
      ['department', undefined, care],
      ['new', undefined, { people: 0, high: 0, unassigned: 0 }],
    ]);
  });
  test('counts who applies meanwhile, and keeps its figures if that fails', async () => {
    const { load, send, view, clock } = await opened();
    send(placeOf('published'));
    send({ type: 'listings.changed' });
    send({ type: 'listings.changed' });
    expect(view().list).toBe('idle');
    await load.last().resolve({ ...page, counts: { published: { received: 9, fresh: 9, taken: 0 } } });
    expect(view().record?.row?.counts?.received).toBe(9);
    send({ type: 'listings.changed' });
    await load.last().reject(problem(500));
    send({ type: 'listings.changed' });
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'open', list: 'idle' });
    expect(view().rows[2]!.counts?.received).toBe(9);
  });

  test('is counted with the others, in words of their kind', async () => {
    const { view } = await opened();
    expect(view().counted).toEqual({ total: 4, kind: 'job' });
    const fair = listingOf({ id: 'fair', kind: 'event', status: 'published' });
    const mixed = await opened({ ...page, listings: [draft, fair], total: 2 });
    expect(mixed.view().counted).toEqual({ total: 2, kind: null });
    expect(mixed.view().rows.map(({ counts }) => counts === null)).toEqual([false, true]);
    const more = await opened({ ...page, nextCursor: 'next', total: 80 });
    expect(more.view().counted).toEqual({ total: 80, kind: null });
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
    expect(view()).toMatchObject({
      action: 'confirming',
      confirmation: { kind: 'job', title: 'Welder', busy: false },
    });
    send({ type: 'action.cancel' });
    expect(act.calls).toHaveLength(0);
    send({ type: 'listing.act', id: 'published', action: 'close' });
    send({ type: 'action.confirm' });
    expect(view().confirmation).toEqual({ kind: 'job', title: 'Welder', busy: true });
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

const deleted = (ids: readonly string[]): DraftBatchResult => ({
  results: ids.map((id) => ({ id, listing: null })),
});

describe('several drafts', () => {
  const drafts = ['a', 'b', 'c'].map((id) => listingOf({ id, title: `Draft ${id}` }));
  const draftPage = { ...page, listings: [...drafts, incomplete], total: 4 };
  const selecting = (first: OrganizationListingsPage = draftPage) => opened(first, 'draft');
  const select = ({ send }: Awaited<ReturnType<typeof selecting>>, ...ids: string[]) => {
    for (const rowId of ids) send({ type: 'row.select', rowId, isSelected: true });
  };
  const counts = ({ view }: Awaited<ReturnType<typeof selecting>>) =>
    view().actions.map(({ action, count }) => [action, count]);

  test('are selected where only drafts are listed, by who may write them', async () => {
    const all = await opened();
    select(all, 'draft');
    expect(all.view()).toMatchObject({ canSelect: false, selected: new Set() });
    const reviewer = await selecting({ ...draftPage, owner: { ...page.owner, role: 'reviewer' } });
    select(reviewer, 'a');
    expect(reviewer.view()).toMatchObject({ canSelect: false, selected: new Set() });
    const list = await selecting();
    select(list, 'a', 'incomplete', 'unknown');
    expect(list.view()).toMatchObject({
      canSelect: true,
      selected: new Set(['a', 'incomplete']),
      selectable: 4,
    });
    // What is incomplete can be deleted, and not published.
    expect(counts(list)).toEqual([
      ['publish', 1],
      ['delete', 2],
    ]);
    list.send({ type: 'row.select', rowId: 'a', isSelected: false });
    list.send({ type: 'bulk.act', action: 'publish' });
    expect(list.view().bulkConfirmation).toBeNull();
    list.send({ type: 'selection.clear' });
    expect(list.view().selected.size).toBe(0);
  });

  test('are forgotten when another status is chosen', async () => {
    const list = await selecting();
    select(list, 'a');
    list.send({ type: 'status.choose', status: null });
    list.send({ type: 'status.choose', status: 'draft' });
    await list.load.last().resolve(draftPage);
    expect(list.view().selected.size).toBe(0);
  });

  test('are all selected, also those that are not loaded yet', async () => {
    const list = await selecting({ ...draftPage, nextCursor: 'next', total: 6 });
    expect(list.view().selectable).toBe(6);
    list.send({ type: 'rows.selectAll' });
    expect(list.view()).toMatchObject({ list: 'loadingMore', selected: new Set() });
    await list.load
      .last()
      .resolve({ ...page, listings: [listingOf({ id: 'd' })], nextCursor: 'last', total: null });
    await list.load.last().resolve({ ...page, listings: [listingOf({ id: 'e' })], total: null });
    expect(list.load.calls.map(({ input }) => input.cursor)).toEqual([null, 'next', 'last']);
    expect(list.view()).toMatchObject({ list: 'idle', selectable: 6, hasMore: false });
    expect([...list.view().selected]).toEqual(['a', 'b', 'c', 'incomplete', 'd', 'e']);
    list.send({ type: 'rows.selectAll' });
    expect(list.load.calls).toHaveLength(3);
  });

  test('say that the rest could not be loaded, and select nothing then', async () => {
    const list = await selecting({ ...draftPage, nextCursor: 'next', total: 6 });
    list.send({ type: 'rows.selectAll' });
    await list.load.last().reject(problem(500));
    expect(list.view()).toMatchObject({ list: 'pageFailed', selected: new Set() });
  });

  test('are deleted after a confirmation, a few at a time, and what is done is no longer selected', async () => {
    const many = Array.from({ length: 25 }, (_, at) =>
      listingOf({ id: `draft ${at}`, title: `Draft ${at}` }),
    );
    const list = await selecting({ ...draftPage, listings: many, total: 25 });
    list.send({ type: 'rows.selectAll' });
    list.send({ type: 'bulk.act', action: 'delete' });
    expect(list.view().bulkConfirmation).toEqual({ action: 'delete', count: 25, unready: 0 });
    list.send({ type: 'bulk.cancel' });
    expect(list.actOnMany.calls).toHaveLength(0);
    list.send({ type: 'bulk.act', action: 'delete' });
    list.send({ type: 'bulk.confirm' });
    const { input } = list.actOnMany.last();
    expect(input).toMatchObject({ action: 'delete', organizationId: page.owner.organization.id });
    expect(input.ids).toHaveLength(20);
    await list.actOnMany.last().resolve(deleted(input.ids));
    expect(list.view()).toMatchObject({ batch: { state: 'sending', answered: 20, total: 25 }, isBusy: true });
    await list.actOnMany.last().resolve(deleted(list.actOnMany.last().input.ids));
    expect(list.view()).toMatchObject({
      rows: [],
      selected: new Set(),
      selectable: 0,
      batch: { state: 'reported', done: 25, others: [], retryable: 0, failure: null },
    });
    list.send({ type: 'batch.dismiss' });
    expect(list.view().batch).toBeNull();
  });

  test('are published or refused, each on its own', async () => {
    const list = await selecting();
    select(list, 'a', 'b', 'c', 'incomplete');
    list.send({ type: 'bulk.act', action: 'publish' });
    expect(list.view().bulkConfirmation).toEqual({ action: 'publish', count: 3, unready: 1 });
    list.send({ type: 'bulk.confirm' });
    await list.actOnMany.last().resolve({
      results: [
        { id: 'a', listing: { ...drafts[0]!, status: 'published' } },
        { id: 'b', problem: { status: 409, code: 'listing_status', detail: 'It has changed.' } },
        { id: 'c', problem: { status: 503, code: 'database_away' } },
      ],
    });
    expect(list.view()).toMatchObject({
      selected: new Set(['b', 'c', 'incomplete']),
      batch: {
        done: 1,
        others: [
          { id: 'b', title: 'Draft b', failure: 'It has changed.' },
          { id: 'c', title: 'Draft c' },
        ],
        retryable: 1,
      },
    });
    expect(list.view().rows[0]).toMatchObject({ id: 'a', status: 'published' });
    list.send({ type: 'batch.retry' });
    expect(list.actOnMany.last().input.ids).toEqual(['c']);
    await list.actOnMany
      .last()
      .resolve({ results: [{ id: 'c', listing: { ...drafts[2]!, status: 'published' } }] });
    expect(list.view().batch).toMatchObject({ done: 2, retryable: 0 });
  });

  test('are sent again without an answer, where what is gone is deleted, and after signing in', async () => {
    const list = await selecting();
    select(list, 'a', 'b');
    list.send({ type: 'bulk.act', action: 'delete' });
    list.send({ type: 'bulk.confirm' });
    list.clock.increment(submitTimeoutMs);
    expect(list.view().batch).toMatchObject({ state: 'reported', done: 0, retryable: 2 });
    expect(list.view().batch?.failure).not.toBeNull();
    list.send({ type: 'batch.retry' });
    await list.actOnMany.last().reject(problem(401));
    expect(list.emittedOf('proof.request')).toHaveLength(1);
    expect(list.view().batch?.state).toBe('proving');
    list.send({ type: 'proof.given' });
    await list.actOnMany.last().resolve({
      results: [
        { id: 'a', problem: { status: 404, code: 'not_found' } },
        { id: 'b', listing: null },
      ],
    });
    expect(list.view()).toMatchObject({ batch: { done: 2, others: [] }, selected: new Set() });
    expect(list.view().rows.map(({ id }) => id)).toEqual(['c', 'incomplete']);
  });
});
