import { expect, test } from 'vitest';
import { searchDebounceMs } from '@vetsync/machines/leads/model';
import { listingSearchMachine, listingSearchView } from '@vetsync/machines/listingSearch';
import { emptyWorld } from '@vetsync/machines/model/world';
import { parseListingFilters, listingQuery } from '@vetsync/machines/organizations/model';
import type { ListingFilters, PublishedListingPage } from '@vetsync/machines/organizations/model';
import { held, run } from '../support/run.ts';

const none: PublishedListingPage = { listings: [], nextCursor: null, facets: null };

function search(filters: ListingFilters = {}) {
  const find = held<PublishedListingPage, { filters: ListingFilters; cursor: string | null }>();
  const started = run(listingSearchMachine, {
    input: {
      filters,
      openId: null,
      world: emptyWorld,
      reader: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse('2026-03-04T05:06:07Z'),
    },
    actors: { find: find.logic },
  });
  const view = () => listingSearchView(started.actor.getSnapshot());
  const send = started.actor.send.bind(started.actor);
  return {
    ...started,
    find,
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
