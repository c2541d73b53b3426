import { applyFacts, emptyLog, emptyWorld, type Fact, type World } from '@vetsync/machines/model/world';
import type { ListingStatus } from '@vetsync/machines/organizations/model';
import { nonprofitPrograms } from '../../app/demo/ownListings/nonprofitListings.ts';
import { nonprofitEvents } from '../../app/demo/ownListings/nonprofitEvents.ts';
import { demoOwnListings } from '../../app/demo/ownListings/demoOwnListings.ts';
import { hospitalDepartments } from '../../app/demo/ownListings/hospitalListings.ts';
import { jobsTab } from '../../app/demo/ownListings/recruiterListings.ts';
import { universityPrograms } from '../../app/demo/ownListings/universityListings.ts';
import { sampleHospital } from '@vetsync/samples/hospital';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { sampleUniversity } from '@vetsync/samples/university';
import { describe, expect, test, vi } from 'vitest';
import type { DemoListingsTab } from '../../app/platform/tabs/portal/DemoOwnListings.tsx';
import { college, factsOf, job, worldAfter } from '../machines/support/world.ts';

const start = Date.parse('2026-03-04T14:00:00Z');
const now = () => start;

/** What an organization of the demo offers after `world`. */
function opened<Records>(
  { role, listingsIn, participantsIn }: DemoListingsTab<Records>,
  records: Records,
  world: World = emptyWorld,
  facts: readonly Fact[] = [],
) {
  const server = demoOwnListings({
    role,
    name: 'The organization',
    world: {
      getSnapshot: () => ({ context: { log: { ...emptyLog(), facts, world } } }),
      subscribe: (changed) => {
        const timer = setTimeout(changed);
        return { unsubscribe: () => clearTimeout(timer) };
      },
    },
    listingsIn: (happened) => listingsIn(records, happened, start),
    ...(participantsIn && { participantsIn }),
    now,
  });
  return {
    server,
    list: (status: ListingStatus | null = null) =>
      server.loadListings({ slug: role, kind: null, status, cursor: null }),
    one: (id: string) => server.loadListing({ organizationId: role, id }),
  };
}
const href = (tab: string, query: object) => `${tab} ${JSON.stringify(query)}`;

describe('the jobs of the recruiter', () => {
  const samples = sampleRecruiter(start);

  test('are twelve, those most applied for first, and read only', async () => {
    const { list } = opened(jobsTab, samples);
    const { owner, listings, counts, total, nextCursor } = await list();
    expect([owner.role, total, nextCursor, listings.length]).toEqual(['reviewer', 12, null, 12]);
    const received = listings.map(({ id }) => counts[id]!.received);
    expect(received).toEqual(received.toSorted((a, b) => b - a));
    const capacities = listings.map(({ capacity }) => capacity ?? 0);
    expect(capacities.reduce((sum, capacity) => sum + capacity, 0)).toBe(45);
    expect((await list('published')).total).toBe(12);
    expect((await list('draft')).listings).toEqual([]);
  });

  test('say what they ask for, and lead to applicants and candidates', async () => {
    const { one } = opened(jobsTab, samples);
    const { listing, counts } = await one('network-engineer');
    expect(listing).toMatchObject({
      title: 'Network Engineer',
      clearance: 'secret',
      salaryFrom: 92_000,
      capacity: 5,
      remote: false,
      location: 'Dallas, Texas',
      more: { team: 'Infrastructure' },
    });
    expect(counts).toMatchObject({ received: 4, taken: 0 });
    expect(jobsTab.linksOf(listing, href)).toEqual({
      applications: 'dashboard {"listing":"Network Engineer"}',
      candidates: 'candidates {"q":"Network Engineer"}',
      people: null,
    });
    expect((await one('training-program-lead')).listing).toMatchObject({ remote: true, location: '' });
  });

  test('count who applies and who is hired', async () => {
    const application = { ...job('J1'), jobTitle: 'Network Engineer', company: samples.organization };
    const hired = worldAfter([
      { type: 'job.submit', application },
      {
        type: 'job.decide',
        decision: 'hire',
        applicationId: 'J1',
        subject: 'Network Engineer',
        personId: application.veteranId,
        id: 'd1',
      },
    ]);
    const before = await opened(jobsTab, samples).one('network-engineer');
    const { counts } = await opened(jobsTab, samples, hired).one('network-engineer');
    expect(counts).toEqual({ ...before.counts, received: 5, taken: 1 });
  });
});

test('the programs of the university say who advises and how many wait', async () => {
  const samples = sampleUniversity(start);
  const { list, one } = opened(universityPrograms, samples);
  expect((await list()).total).toBe(6);
  const { listing, counts } = await one('computer-science');
  expect(counts).toMatchObject({ received: 5 });
  expect(listing.more).toMatchObject({ coverage: expect.any(Number), lead: expect.any(String) });
  expect(universityPrograms.linksOf(listing, href)).toMatchObject({
    applications: `applications {"listing":"${listing.title}"}`,
    people: 'students {"listing":"computer-science"}',
  });
  const applied = worldAfter([
    { type: 'college.submit', application: { ...college('C1'), program: listing.title } },
  ]);
  expect((await opened(universityPrograms, samples, applied).one('computer-science')).counts).toEqual({
    ...counts,
    received: counts.received + 1,
    fresh: counts.fresh + 1,
  });
});

test('the programs of the nonprofit say who is in them and what they give', async () => {
  const { list, one } = opened(nonprofitPrograms, sampleNonprofit(start));
  expect((await list()).listings.map(({ title }) => title)).toEqual([
    'Housing Assistance',
    'Career Transition',
    'Family Support',
  ]);
  const { listing, counts } = await one('3-family');
  expect([counts.taken, listing.capacity]).toEqual([74, 80]);
  expect(listing.more).toMatchObject({ lead: 'Anneliese Ford', funding: 'Free' });
  expect(nonprofitPrograms.linksOf(listing, href)).toMatchObject({
    applications: 'dashboard {"program":"Family Support"}',
    people: 'participants {"listing":"3-family"}',
  });
});

test('the events of the nonprofit say who comes, among them the veteran of the demo', async () => {
  const samples = sampleNonprofit(start);
  const { list, server } = opened(nonprofitEvents, samples);
  const { listings, counts } = await list();
  expect(listings).toMatchObject([{ kind: 'event', title: 'Town hall on disability claims', remote: true }]);
  const { id = '' } = listings[0] ?? {};
  expect(counts[id]?.seats).toEqual({ taken: 140, waiting: 0 });
  const asked = { organizationId: 'nonprofit', listingId: id };
  expect(await server.loadParticipants(asked)).toMatchObject({ taken: 140, waiting: 0, participants: [] });
  const ofJobs = { slug: 'nonprofit', kind: 'job', status: null, cursor: null } as const;
  expect((await server.loadListings(ofJobs)).listings).toEqual([]);

  const facts = factsOf([{ type: 'event.join', event: { id, title: 'Town hall' } }], start);
  const joined = opened(nonprofitEvents, samples, applyFacts(emptyWorld, facts), facts);
  expect((await joined.list()).counts[id]?.seats).toEqual({ taken: 141, waiting: 0 });
  expect(await joined.server.loadParticipants(asked)).toMatchObject({
    taken: 141,
    participants: [{ name: sampleProfileOf('user').name, state: 'joined' }],
  });
});

test('what happens in the demo is reported until nobody listens', () => {
  vi.useFakeTimers();
  const { server } = opened(jobsTab, sampleRecruiter(start));
  const heard = vi.fn<() => void>();
  server.followChanges!(heard);
  server.followChanges!(heard)();
  vi.runAllTimers();
  expect(heard).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('there is nothing else to find or to change', async () => {
  const { server, one } = opened(jobsTab, sampleRecruiter(start));
  const missing = { status: 404, code: 'not_found' };
  await expect(one('nothing')).rejects.toMatchObject(missing);
  await expect(
    server.loadListings({ slug: 'another', kind: null, status: null, cursor: null }),
  ).rejects.toMatchObject(missing);
  const act = { organizationId: 'recruiter', id: 'network-engineer', action: 'close' } as const;
  await expect(server.act(act)).rejects.toMatchObject(missing);
  await expect(server.actOnMany({ ...act, action: 'publish', ids: [] })).rejects.toMatchObject(missing);
  const asked = { organizationId: 'recruiter', listingId: 'network-engineer' };
  await expect(server.loadParticipants(asked)).rejects.toMatchObject(missing);
});

test('departments of the hospital are those with the least room first, with who is in care and how long one waits', async () => {
  const { list } = opened(hospitalDepartments, sampleHospital(start));
  const { listings, counts } = await list();
  expect(listings.map(({ id }) => id).slice(0, 2)).toEqual(['cardiology', 'primary-care']);
  expect(listings[0]).toMatchObject({
    type: 'cardiology',
    more: { places: 170, wait: { days: 16, goal: 14 } },
  });
  expect(counts['cardiology']?.care).toMatchObject({ people: 164, unassigned: 0 });
  const high = listings.reduce((sum, { id }) => sum + (counts[id]?.care?.high ?? 0), 0);
  expect(high).toBe(89);
  expect(hospitalDepartments.linksOf(listings[0]!, href).people).toBe('patients {"listing":"cardiology"}');
});
