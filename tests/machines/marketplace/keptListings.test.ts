import { describe, expect, test } from 'vitest';
import { keptIds, keptListingsMachine } from '@vetsync/machines/marketplace/keptListings';
import { listingDeadlines } from '@vetsync/machines/education/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { World } from '@vetsync/machines/model/world';
import type { PublishedListing } from '@vetsync/machines/organizations/model';
import { listingOf } from '../support/listings.ts';
import { held, problem, run } from '../support/run.ts';
import { job } from '../support/world.ts';

const published = (id: string, more: Partial<PublishedListing> = {}): PublishedListing => ({
  ...listingOf({ id, status: 'published' }),
  organization: { id: 'o', slug: 'harbor', name: 'Harbor', kind: 'employer', website: '', phone: '' },
  miles: null,
  ...more,
});

function following(ids: readonly string[]) {
  const read = held<readonly PublishedListing[], { ids: readonly string[] }>();
  const started = run(keptListingsMachine, {
    input: { ids, read: async () => [] },
    actors: { read: read.logic as never },
  });
  const shown = () => {
    const { value, context } = started.actor.getSnapshot();
    return { value, ids: context.listings.map(({ id }) => id) };
  };
  return { ...started, read, shown };
}

const world = (more: Partial<World> = {}): World => ({
  ...emptyWorld,
  savedPrograms: [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
  ],
  ...more,
});

describe('what somebody keeps in mind', () => {
  const sent = {
    ...job('J'),
    id: 'J',
    listingId: 'a',
    matchScore: null,
    submitDate: '2026-03-04T05:06:07Z',
    status: 'submitted',
  } as const;
  const begun = JSON.stringify([
    {
      targetId: 'c',
      draft: {
        text: {
          personalStatement: '',
          academicGoals: '',
          militaryExperience: '',
          careerObjective: '',
          accommodations: '',
          coverLetter: 'I would like to',
          situation: '',
          message: '',
        },
        chosen: [],
        startTerm: '',
        financialAid: false,
      },
    },
  ]);

  test('is what they saved, and what they began to apply for', () => {
    expect(keptIds({ world: world(), stored: () => null })).toEqual(['a', 'b']);
    expect(keptIds({ world: world(), stored: () => begun })).toEqual(['a', 'b', 'c']);
  });

  test('is not what they have applied for, until that was taken back', () => {
    const applied = world({ jobApplications: [sent] });
    expect(keptIds({ world: applied, stored: () => null })).toEqual(['b']);
    const withdrawn = world({ jobApplications: [{ ...sent, withdrawnAt: '2026-03-05T05:06:07Z' }] });
    expect(keptIds({ world: withdrawn, stored: () => null })).toEqual(['a', 'b']);
  });

  test('is read again when it changes, and asked of nobody if it is nothing', async () => {
    const { actor, read, shown } = following([]);
    expect(shown()).toEqual({ value: 'known', ids: [] });
    actor.send({ type: 'ids.changed', ids: ['a'] });
    await read.last().resolve([published('a')]);
    expect(shown()).toEqual({ value: 'known', ids: ['a'] });
    actor.send({ type: 'ids.changed', ids: ['a'] });
    expect(read.calls).toHaveLength(1);
    actor.send({ type: 'ids.changed', ids: [] });
    expect(shown()).toEqual({ value: 'known', ids: [] });
  });

  test('stays as it was without an answer', async () => {
    const { actor, read, shown } = following(['a']);
    await read.last().resolve([published('a')]);
    actor.send({ type: 'ids.changed', ids: ['a', 'b'] });
    await read.last().reject(problem(503));
    expect(shown()).toEqual({ value: 'failed', ids: ['a'] });
  });
});

describe('the days of listings', () => {
  const intl = { timeZone: 'UTC', now: Date.parse('2026-03-04T05:06:07Z') };
  const at = { role: 'user' } as const;

  test('are the last one to apply and those that a school names, soonest first, and none that has passed', () => {
    const degree = published('d', {
      title: 'Physics',
      closesOn: '2026-03-20',
      deadlines: [
        { name: 'Transcripts', date: '2026-03-05' },
        { name: 'Early decision', date: '2026-03-03' },
      ],
    });
    const found = listingDeadlines([degree, published('e', { closesOn: '2026-03-04' })], intl, at);
    expect(found.map(({ what, daysLeft, priority }) => [what, daysLeft, priority])).toEqual([
      [{ code: 'deadline.closes', values: ['Crane mechanic'] }, 0, 'high'],
      ['Transcripts: Physics', 1, 'high'],
      [{ code: 'deadline.closes', values: ['Physics'] }, 16, 'low'],
    ]);
    expect(found[0]?.href).toBe('/platform/marketplace?as=me&open=details&listing=e');
  });

  test('are none of what has no end', () => {
    expect(listingDeadlines([published('f')], intl, at)).toEqual([]);
  });
});
