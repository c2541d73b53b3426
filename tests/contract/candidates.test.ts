import type { PoolCandidate } from '@vetsync/machines/exchange/candidates';
import { noCandidateFilters } from '@vetsync/machines/exchange/model';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCandidates } from '../../app/demo/demoCandidates.ts';
import type { CandidateServer } from '../../app/services/platformServer.ts';
import { job } from '../machines/support/world.ts';
import { aloneWorld } from './support/demoSite.ts';
import { httpSite } from './support/httpSite.ts';

interface Pool {
  server: CandidateServer;
  slug: string;
  close: () => Promise<void>;
}

async function ofDemo() {
  const world = aloneWorld();
  const options = { world, role: 'recruiter', name: 'Tech Corp', now: Date.now } as const;
  const { server, known } = demoCandidates(sampleRecruiter(Date.now()), options);
  return { server, known, world, slug: 'recruiter', close: async () => void world.stop() };
}

describe.each([
  ['over HTTP', httpSite],
  ['in the demo', ofDemo],
])('the candidates of an organization, %s', (_, open: () => Promise<Pool>) => {
  let pool: Pool;
  let organizationId: string;
  beforeAll(async () => {
    pool = await open();
    organizationId = (await pool.server.loadWorkspace({ slug: pool.slug })).organization.id;
  });
  afterAll(() => pool.close());

  test('are listed, each once, and read one by one', async () => {
    const asked = { organizationId, filters: noCandidateFilters, cursor: null };
    const { candidates, nextCursor } = await pool.server.loadCandidates(asked);
    expect(nextCursor).toBeNull();
    expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
    for (const { id } of candidates.slice(0, 2))
      expect((await pool.server.loadCandidate({ organizationId, id })).id).toBe(id);
  });
  test('who is not among them is not found', async () => {
    const id = '018f2b6a-0000-7000-8000-000000000200';
    await expect(pool.server.loadCandidate({ organizationId, id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('only the demo', () => {
  test('tells who candidates are, and whoever applies is one who has applied', async () => {
    const { server, known, world, close } = await ofDemo();
    const before: readonly PoolCandidate[] = known.page.candidates;
    expect(before).toHaveLength(156);
    const application = job('J1');
    world.send({ type: 'world.dispatch', command: { type: 'job.submit', application } });
    const asked = { organizationId: 'recruiter', filters: noCandidateFilters, cursor: null };
    const { candidates } = await server.loadCandidates(asked);
    const applied = candidates.find(({ id }) => id === application.veteranId);
    expect(applied).toMatchObject({ hasApplied: true, review: { application: { id: 'J1' } } });
    // Whoever is as before is the same object, so that their row stays.
    expect(candidates.filter((one) => !before.includes(one))).toEqual([applied]);
    await close();
  });
});
