import { expect, test } from 'vitest';
import { searchDebounceMs } from '@vetsync/machines/system/model';
import { listingSearchMachine, listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { World } from '@vetsync/machines/model/world';
import {
  emptyListingContent,
  parseListingFilters,
  listingQuery,
} from '@vetsync/machines/organizations/model';
import type {
  ListingFilters,
  ListingRequest,
  ListingServer,
  PublishedListing,
  PublishedListingPage,
} from '@vetsync/machines/organizations/model';
import { held, problem, run } from '../support/run.ts';

type Asked<Request> = Request & { server: ListingServer };
/** The tests answer instead. */
const never = () => Promise.reject(new Error('asked'));
const none: PublishedListingPage = { listings: [], nextCursor: null, facets: null };

function search(filters: ListingFilters = {}, openId: string | null = null) {
  const read = held<{ listing: PublishedListing }, Asked<{ id: string }>>();
  const find = held<PublishedListingPage, Asked<ListingRequest>>();
  const started = run(listingSearchMachine, {
    input: {
      server: { find: never, read: never },
      scope: { kind: null },
      filters,
      openId,
      at: { role: 'user' },
      world: emptyWorld,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse('2026-03-04T05:06:07Z'),
    },
    actors: { find: find.logic, read: read.logic },
  });
  const view = () => listingSearchView(started.actor.getSnapshot());
  const send = started.actor.send.bind(started.actor);
  return {
    ...started,
    find,
    read,
    view,
    send,
    /** Types like a person: each letter is added to what the field shows. */
    type: (letters: string) => {
      for (const letter of letters) send({ type: 'search.change', q: view().words + letter });
    },
    /** The page comes back from the URL that the machine asked for last. */
    follow: () => {
      const { filters: asked } = started.emittedOf('filters.changed').at(-1)!;
      const query = listingQuery(asked);
      send({
        type: 'location.changed',
        filters: parseListingFilters({ get: (name) => query[name] ?? null }),
        openId: null,
      });
    },
  };
}

test('words that are typed letter by letter keep the space between them', async () => {
  const { type, view, clock, find, emittedOf } = search();
  type('crane mechanic');
  expect(view().words).toBe('crane mechanic');
  clock.increment(searchDebounceMs);
  expect(find.last().input.filters).toEqual({ q: 'crane mechanic' });
  expect(emittedOf('filters.changed').map(({ filters }) => filters.q)).toEqual(['crane mechanic']);
});

test('a space stays while the search before it is in the URL', async () => {
  const { type, view, clock, find, follow } = search();
  type('crane ');
  clock.increment(searchDebounceMs);
  expect(find.last().input.filters).toEqual({ q: 'crane' });
  follow();
  await find.last().resolve(none);
  expect(view().words).toBe('crane ');
  type('mechanic');
  clock.increment(searchDebounceMs);
  expect(find.last().input.filters).toEqual({ q: 'crane mechanic' });
});

test('an application whose organization is suspended is paused, in its row and where its listing is gone', async () => {
  const id = '0198d2a4-0000-7000-8000-000000000001';
  const application: World['jobApplications'][number] = {
    id: 'a',
    listingId: id,
    veteranId: 'v',
    veteranName: 'Jordan Reyes',
    veteranImage: '',
    veteranBranch: 'Army',
    veteranRank: 'Sergeant',
    jobTitle: 'Rigger',
    company: 'Tidewater Works',
    salary: '',
    location: '',
    militarySkills: [],
    matchScore: null,
    submitDate: '2026-03-03T00:00:00.000Z',
    status: 'submitted',
  };
  const { send, read, view } = search({}, id);
  await read.last().reject(problem(404));
  expect(view().detail).toBe('missing');
  expect(view().closedApplication).toBeNull();
  const changed = (organizationState?: 'suspended' | 'ended', more: object = {}) => {
    const jobApplications = [{ ...application, ...more, ...(organizationState && { organizationState }) }];
    send({ type: 'world.changed', world: { ...emptyWorld, jobApplications } });
    return view().closedApplication;
  };
  expect(changed()).toMatchObject({ stop: null, stoppedBy: null, organization: 'Tidewater Works' });
  expect(changed('suspended')).toMatchObject({ stop: 'paused', stoppedBy: 'suspended' });
  expect(changed('ended')).toMatchObject({ stop: 'closed', stoppedBy: 'ended' });
  // What the person took back, or the organization decided, stays as it is.
  expect(changed('suspended', { withdrawnAt: '2026-03-04T00:00:00.000Z' })).toMatchObject({
    stoppedBy: null,
  });
  expect(changed('suspended', { status: 'rejected' })).toMatchObject({ stoppedBy: null });
});

test('another search in the URL, and clearing, replace what was typed', () => {
  const { type, view, send } = search({ q: 'welder' });
  expect(view().words).toBe('welder');
  type('s ');
  send({ type: 'location.changed', filters: { q: 'nurse' }, openId: null });
  expect(view().words).toBe('nurse');
  send({ type: 'location.changed', filters: {}, openId: null });
  expect(view().words).toBe('');
  type('dock ');
  send({ type: 'filters.clear' });
  expect([view().words, view().filters]).toEqual(['', {}]);
});

const listing = (id: string, content: { remote: boolean; miles: number | null }): PublishedListing => ({
  ...emptyListingContent,
  id,
  organizationId: 'organization',
  kind: 'job',
  status: 'published',
  title: id,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  publishedAt: '2026-03-01T00:00:00.000Z',
  version: 1,
  organization: {
    id: 'organization',
    slug: 'sample',
    name: 'Sample',
    kind: 'employer',
    website: '',
    phone: '',
  },
  ...content,
});
const listings = [
  listing('near', { remote: false, miles: 3 }),
  listing('near and remote', { remote: true, miles: 5 }),
  listing('remote', { remote: true, miles: null }),
];
const titles = (found: readonly { listing: PublishedListing }[]) => found.map((one) => one.listing.title);

test.each([
  [{ near: '23510' }, ['near', 'near and remote'], ['remote']],
  [{}, ['near', 'near and remote', 'remote'], []],
])('remote listings from elsewhere are a group beside %o', async (filters, found, elsewhere) => {
  const { view, find } = search(filters);
  await find.last().resolve({ ...none, listings });
  expect([titles(view().found), titles(view().elsewhere)]).toEqual([found, elsewhere]);
});

test.each([
  ['near', 'listings.zipUnknown'],
  ['q', null],
])('a search refused for %s marks the ZIP code with %s', async (path, code) => {
  const { view, find } = search({ near: '00000' });
  const message = 'We don’t know this ZIP code';
  await find.last().reject({ status: 422, errors: [{ path, message, code: 'listings.zipUnknown' }] });
  expect(view().list).toBe('failed');
  expect(view().zipProblem).toEqual(code && { code, fallback: message });
});

test('what was saved and has closed is said in the list of all that is saved, and nowhere else', async () => {
  const { actor, view, find, send, emittedOf } = search({ saved: true });
  const savedPrograms = [
    { id: 'open', title: 'Welder, Harbor' },
    { id: 'closed', title: 'Rigger, Harbor' },
  ];
  send({ type: 'world.changed', world: { ...emptyWorld, savedPrograms } });
  expect(view().closedSaved).toEqual([]);
  await find.last().resolve({ ...none, listings: [listing('open', { remote: false, miles: null })] });
  expect(view().closedSaved).toEqual([savedPrograms[1]]);
  send({ type: 'listing.save', id: 'closed' });
  expect(emittedOf('world.dispatch')).toMatchObject([
    { command: { type: 'program.forget', programId: 'closed' } },
  ]);
  send({ type: 'filter.change', filter: 'kind', value: 'degree' } as never);
  await find.last().resolve(none);
  expect(view()).toMatchObject({ list: 'nothing', closedSaved: [] });
  expect(actor.getSnapshot().status).toBe('active');
});
