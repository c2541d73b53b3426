import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { commonApplicationView } from '@vetsync/machines/applications/commonApplication';
import { portalDoubleClickMs } from '@vetsync/machines/education/model';
import { searchDebounceMs } from '@vetsync/machines/system/model';
import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { createMarketplaceTab, type MarketplaceSamples } from '@vetsync/machines/marketplace/marketplaceTab';
import { emptyListingContent } from '@vetsync/machines/organizations/model';
import type { ListingFilters, ListingServer, PublishedListing } from '@vetsync/machines/organizations/model';
import { demoOrganizations } from '../../../app/demo/demoOrganizations.ts';
import { settle } from '../support/run.ts';
import { openTab } from '../support/tabInput.ts';
import { college, worldAfter } from '../support/world.ts';

const degrees = '/platform/marketplace?kind=degree';
const portalHref = `${degrees}&open=portal`;

const listed = (id: string, title: string, more: Partial<PublishedListing> = {}): PublishedListing => ({
  ...emptyListingContent,
  id,
  organizationId: `of ${id}`,
  kind: 'degree',
  status: 'published',
  title,
  location: 'Norfolk',
  createdAt: '2026-03-01T00:00:00Z',
  updatedAt: '2026-03-01T00:00:00Z',
  publishedAt: '2026-03-01T00:00:00Z',
  version: 1,
  organization: {
    id: `of ${id}`,
    slug: id,
    name: `School of ${title}`,
    kind: 'university',
    website: '',
    phone: '',
  },
  miles: null,
  ...more,
});

const published = [
  listed('a', 'Nursing'),
  listed('b', 'Welding'),
  listed('c', 'Nurse, night shift', { kind: 'job' }),
];

function opened(href: string, storage?: Map<string, string>) {
  const clock = new SimulatedClock();
  let at = Date.parse('2026-03-04T05:06:07Z');
  const searches: ListingFilters[] = [];
  const listings: ListingServer = {
    async find({ filters, cursor }) {
      searches.push(filters);
      if (filters.q === 'fails') throw new Error('no answer');
      const found = published.filter(({ title }) => title.includes(filters.q ?? ''));
      return cursor === null
        ? { listings: found, nextCursor: 'next', facets: null }
        : { listings: [listed('d', 'Logistics')], nextCursor: null, facets: null };
    },
    read: () => Promise.reject(new Error('no details')),
  };
  const logic = createMarketplaceTab(() => Promise.reject(new Error('Nobody opens the dialog here.')));
  const samples: MarketplaceSamples = {
    listings,
    organizations: demoOrganizations([]),
    opensWith: 'listings',
    switchProfileHref: null,
    earlier: () => [],
  };
  const { tab, ...rest } = openTab(logic, { samples, href, clock, now: () => at }, storage);
  const children = () => tab.getSnapshot().children;
  return {
    ...rest,
    tab,
    searches,
    pass: (ms: number) => {
      at += ms;
      clock.increment(ms);
    },
    search: () => children().search!,
    searchView: () => listingSearchView(children().search!.getSnapshot()),
    portal: () => children().portal,
    portalView: () => commonApplicationView(children().portal!.getSnapshot()),
  };
}

describe('the common application', () => {
  test('starts from the degree programs that were found, and from no others', async () => {
    const { search, searchView, emitted, visit, portal } = opened(degrees);
    expect(searchView().canApplyToSeveral).toBe(false);
    await settle();
    expect(searchView().canApplyToSeveral).toBe(true);
    search().send({ type: 'portal.open' });
    expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: 'portal', changes: { listing: null } });
    expect(portal()?.getSnapshot().value).toBe('closed');
    visit(portalHref);
    expect(portal()?.getSnapshot().value).toEqual({ form: 'universities' });
    visit('/platform/marketplace?kind=job');
    await settle();
    expect(portal()?.getSnapshot().value).toBe('closed');
    expect(searchView().canApplyToSeveral).toBe(false);
  });

  test('offers what the search finds, once it has found it', async () => {
    const { portalView } = opened(portalHref);
    expect([portalView().universities, portalView().search?.status]).toEqual([[], 'searching']);
    await settle();
    expect(portalView().search).toEqual({ q: '', status: 'found', more: 'idle' });
    expect(portalView().universities).toMatchObject([
      { id: 'a', name: 'School of Nursing', program: 'Nursing', location: 'Norfolk' },
      { id: 'b', name: 'School of Welding', program: 'Welding' },
    ]);
  });

  test('searches with the words typed over it, pages, and tries again', async () => {
    const { portal, portalView, pass, searches, emitted } = opened(portalHref);
    await settle();
    portal()?.send({ type: 'program.toggle', programId: 'a' });
    portal()?.send({ type: 'list.endReached' });
    await settle();
    expect(portalView().universities.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    portal()?.send({ type: 'search.change', q: 'Weld' });
    expect(portalView().search).toMatchObject({ q: 'Weld', status: 'searching' });
    pass(searchDebounceMs);
    await settle();
    expect(searches.at(-1)).toEqual({ kind: 'degree', q: 'Weld' });
    expect(emitted.at(-1)).toMatchObject({ type: 'page.setQuery', changes: { q: 'Weld' }, replace: true });
    expect(portalView().universities.map(({ id }) => id)).toEqual(['a', 'b']);

    portal()?.send({ type: 'search.change', q: 'fails' });
    pass(searchDebounceMs);
    await settle();
    expect(portalView().search?.status).toBe('failed');
    const before = searches.length;
    portal()?.send({ type: 'list.retry' });
    await settle();
    expect(searches.length).toBe(before + 1);
    expect(portalView().chosen.map(({ id }) => id)).toEqual(['a']);
  });

  test('asks the server once for all schools, and shows its answer', async () => {
    const { portal, portalView, pass, emitted, tab } = opened(portalHref);
    await settle();
    for (const programId of ['a', 'b']) portal()?.send({ type: 'program.toggle', programId });
    portal()?.send({ type: 'step.next' });
    pass(portalDoubleClickMs);
    portal()?.send({ type: 'form.submit' });
    const requests = emitted.filter((one) => one.type === 'server.request');
    expect(requests).toMatchObject([
      { request: { type: 'commonApplication.submit', payload: { listingIds: ['a', 'b'] } } },
    ]);
    tab.send({
      type: 'command.settled',
      id: requests[0]?.id ?? '',
      facts: [],
      problem: null,
      results: [
        { listingId: 'a', applicationId: 'new', refused: null },
        { listingId: 'b', applicationId: null, refused: 'listing_closed' },
      ],
    });
    expect(portalView().results.map(({ refused }) => refused)).toEqual([null, 'listing_closed']);
    portal()?.send({ type: 'dialog.close' });
    expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: {} });
  });

  test('nobody chooses a program that they have applied to', async () => {
    const { portal, portalView, learn } = opened(portalHref);
    await settle();
    portal()?.send({ type: 'program.toggle', programId: 'a' });
    const world = worldAfter([{ type: 'college.submit', application: college('c1') }]);
    const collegeApplications = world.collegeApplications.map((one) => ({ ...one, listingId: 'a' }));
    learn({ ...world, collegeApplications });
    expect(portalView().chosen).toEqual([]);
    expect(portalView().universities.map(({ hasApplied }) => hasApplied)).toEqual([true, false]);
    portal()?.send({ type: 'program.toggle', programId: 'a' });
    expect(portalView().chosen).toEqual([]);
  });

  test('a draft outlives the page, with its schools', async () => {
    const first = opened(portalHref);
    await settle();
    first.portal()?.send({ type: 'program.toggle', programId: 'b' });
    first.close();
    const second = opened(portalHref, first.storage);
    expect(second.portalView()).toMatchObject({
      restored: true,
      chosen: [{ id: 'b', program: 'Welding' }],
    });
  });
});
