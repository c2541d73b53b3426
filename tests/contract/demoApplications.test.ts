import { noApplicationFilters, type ApplicationFilters } from '@vetsync/machines/exchange/model';
import { standardTableSettings } from '@vetsync/machines/portal/model';
import type { ApplicationCommand } from '@vetsync/machines/exchange/receivedApplications';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { sampleUniversity } from '@vetsync/samples/university';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/nonprofit/Nonprofit.phrases';
import '@vetsync/ui/screens/portal/Portal.phrases';
import '@vetsync/ui/screens/recruiter/Recruiter.phrases';
import '@vetsync/ui/screens/reviews/Reviews.phrases';
import '@vetsync/ui/screens/university/University.phrases';
import { expect, onTestFinished, test } from 'vitest';
import { demoApplications, type DemoApplicationList } from '../../app/demo/applications/demoApplications.ts';
import { nonprofitApplications } from '../../app/demo/applications/nonprofitApplications.ts';
import { recruiterApplications } from '../../app/demo/applications/recruiterApplications.ts';
import { universityApplications } from '../../app/demo/applications/universityApplications.ts';
import { aloneWorld } from './support/demoSite.ts';

const now = () => Date.UTC(2026, 2, 4, 15);

/** The demo's applications to an organization, as its list asks for them. */
function openedList<Records>(list: DemoApplicationList<Records>, records: Records) {
  const world = aloneWorld();
  onTestFinished(() => void world.stop());
  const server = demoApplications(list, {
    world,
    role: list.role,
    self: 'me',
    name: 'Sample',
    now,
    records,
    writer: { locale: 'en-US', write: writePhrase },
    loadSettings: async () => standardTableSettings,
    saveSettings: async () => null,
  });
  const load = (filters: Partial<ApplicationFilters> = {}) =>
    server.loadApplications({
      organizationId: list.role,
      filters: { ...noApplicationFilters, ...filters },
      cursor: null,
    });
  const send = (...commands: ApplicationCommand[]) => server.sendCommands({ commands });
  return { server, load, send, world };
}
const recruiter = () => openedList(recruiterApplications, sampleRecruiter(now()));
const university = () => openedList(universityApplications, sampleUniversity(now()));
const as = 'recruiter';

test('it finds by words, job and status, and counts what there is', async () => {
  const { load, server } = recruiter();
  const all = await load();
  expect([all.applications.length, all.counts?.all, all.nextCursor]).toEqual([48, 48, null]);
  const network = await load({ listing: 'Network Engineer' });
  expect([network.applications.length, network.counts?.all]).toEqual([4, 48]);
  const rejected = await load({ status: 'rejected' });
  expect(rejected.applications.every(({ status }) => status === 'rejected')).toBe(true);
  expect(rejected.counts?.statuses).toEqual(all.counts?.statuses);
  expect(rejected.applications).toHaveLength(all.counts?.statuses['rejected'] ?? -1);
  expect((await university().load({ listing: 'Bachelor of Science in Nursing', q: 'navy' })).total).toBe(1);
  const { listings, colleagues } = await server.loadChoices({ organizationId: as });
  expect(colleagues).toEqual([]);
  expect(listings.map(({ title }) => title)).toContain('Network Engineer');
});

test('it says what was sent in short, and finds, sorts and filters by it', async () => {
  const { load, server } = recruiter();
  const { sent } = await server.loadChoices({ organizationId: as });
  const [place = '', skill = ''] = [sent?.places[0], sent?.skills[0]];
  const near = await load({ place });
  expect(near.applications.length).toBeGreaterThan(0);
  expect(new Set(near.applications.map(({ summary }) => summary.location))).toEqual(new Set([place]));
  expect(near.counts?.all).toBe(48);
  const skilled = await load({ skill });
  expect(skilled.applications.length).toBeGreaterThan(0);
  expect((await load({ skill: skill.toUpperCase() })).applications).toEqual(skilled.applications);
  expect((await load({ q: skill })).applications).toEqual(
    expect.arrayContaining(skilled.applications.map(({ id }) => expect.objectContaining({ id }) as object)),
  );
  expect((await load({ skill: 'Nobody has it' })).applications).toEqual([]);
  const met = await load({ requirements: 'met' });
  for (const { summary } of met.applications)
    expect(summary.requirements?.met).toBe(summary.requirements?.of);
  const shares = (await load({ sort: 'requirements' })).applications.map(
    ({ summary: { requirements } }) => requirements!.met / requirements!.of,
  );
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  const years = (await load({ sort: 'years' })).applications.map(
    ({ summary }) => summary.yearsOfService ?? -1,
  );
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  const places = (await load({ sort: 'place' })).applications.map(({ summary }) => summary.location ?? '');
  expect(places).toEqual(places.toSorted((a, b) => a.localeCompare(b)));
});

test('a school and a program require nothing', async () => {
  for (const { load } of [university(), openedList(nonprofitApplications, sampleNonprofit(now()))])
    expect((await load()).applications.every(({ summary }) => summary.requirements === null)).toBe(true);
});

test('it sorts by each column, newest first unless another order is chosen', async () => {
  const { load } = recruiter();
  const scores = async (sort: string) =>
    (await load({ sort })).applications.map(({ cells }) => Number(cells?.['score']));
  const best = await scores('-score');
  expect(best).toEqual(best.toSorted((a, b) => b - a));
  expect(await scores('score')).toEqual(best.toReversed());
  const times = (await load()).applications.map(({ submittedAt }) => submittedAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('decisions on several reach the world, and are taken back', async () => {
  const { load, send } = recruiter();
  const [first, second] = (await load({ status: 'submitted' })).applications;
  const statusOf = async (id?: string) => (await load()).applications.find((one) => one.id === id)?.status;
  const decide = (id: string, applicationId = '') =>
    ({
      id,
      as,
      type: 'application.decide',
      expectedVersion: 1,
      payload: { applicationId, decision: 'reject', reason: 'filled' },
    }) as const;
  const { results } = await send(decide('one', first?.id), decide('two', second?.id), decide('x', 'nobody'));
  expect(results.map((result) => 'facts' in result)).toEqual([true, true, false]);
  expect(await statusOf(first?.id)).toBe('rejected');
  const late = await send(decide('late', first?.id));
  expect(late.results).toMatchObject([{ id: 'late', problem: { code: 'application_changed' } }]);
  await send({ id: 'back', as, type: 'decision.undo', payload: { decisionId: 'one' } });
  expect([await statusOf(first?.id), await statusOf(second?.id)]).toEqual(['submitted', 'rejected']);
});

test('marking says that applications are being looked at, and they are new no more', async () => {
  const { load, send } = university();
  const fresh = async () =>
    (await load()).applications.filter(
      ({ cells }) => cells && universityApplications.listing.canMark?.(cells),
    );
  const before = await fresh();
  expect(before).toHaveLength(9);
  await send(
    ...before.map(({ id }) => ({
      id: `mark-${id}`,
      as,
      type: 'application.mark' as const,
      payload: { applicationId: id },
    })),
  );
  expect(await fresh()).toEqual([]);
});

const decideProgram = (id: string, applicationId: string, decision: 'approve' | 'reject') =>
  ({
    id,
    as: 'nonprofit',
    type: 'application.decide',
    expectedVersion: 1,
    payload: { applicationId, decision, reason: 'filled' },
  }) as const;

test('programs come most pressing first: who is approved leaves the queue, who is rejected goes to its end', async () => {
  const { load, send } = openedList(nonprofitApplications, sampleNonprofit(now()));
  const ids = async (filters?: Partial<ApplicationFilters>) =>
    (await load(filters)).applications.map(({ id }) => id);
  const queue = await ids();
  expect(queue).toHaveLength(9);
  expect(queue[0]).toBe('program-1');
  const [first = '', second = ''] = queue;
  await send(decideProgram('one', first, 'approve'), decideProgram('two', second, 'reject'));
  expect(await ids()).toEqual([...queue.slice(2), second]);
  await send({ id: 'back', as: 'nonprofit', type: 'decision.undo', payload: { decisionId: 'one' } });
  expect(await ids()).toEqual([first, ...queue.slice(2), second]);
  const critical = await load({ priority: 'Critical' });
  expect(critical.applications.map(({ cells }) => cells?.['priority'])).toEqual(['Critical', 'Critical']);
  expect(critical.counts?.all).toBe(9);
});
