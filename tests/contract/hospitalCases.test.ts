import { randomUUID } from 'node:crypto';
import { sampleHospital } from '@vetsync/samples/hospital';
import { afterAll, expect, test } from 'vitest';
import { demoCases } from '../../app/demo/demoCases.ts';
import { patientsTab } from '../../app/demo/hospitalCases.ts';
import { appointment } from '../machines/support/world.ts';
import { aloneWorld } from './support/demoSite.ts';

const world = aloneWorld();
afterAll(() => void world.stop());
const server = demoCases({
  ...patientsTab.casesOf(sampleHospital(Date.now()), Date.now),
  world,
  role: 'hospital',
  name: 'Veterans Medical Center',
  self: { id: 'demo', name: 'A coordinator' },
  now: Date.now,
});
const organizationId = 'hospital';
const count = async (filters = {}) =>
  (await server.loadCases({ organizationId, filters: { kind: 'patient', ...filters }, cursor: null })).total;
const visitsOf = async (id: string) =>
  (await server.loadCase({ organizationId, id })).visits?.map((visit) => visit.id);

test("the demo's patients are counted by priority and department, and found by a condition", async () => {
  expect([await count(), await count({ priority: 'high' }), await count({ listing: 'cardiology' })]).toEqual([
    1_247, 89, 164,
  ]);
  expect(await count({ q: 'tinnitus' })).toBeGreaterThan(0);
});

test('a record has what is to come, also what a veteran has just asked for', async () => {
  expect(await visitsOf('demo-veteran')).toEqual(['sample-1', 'sample-2', 'sample-3']);
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const asked = { ...appointment('NEW'), date };
  world.send({
    type: 'world.dispatch',
    command: { type: 'appointment.request', appointment: asked },
  });
  expect(await visitsOf('demo-veteran')).toContain('NEW');
});

test('nothing of it is changed: its coordinator reads', async () => {
  expect((await server.loadWorkspace({ slug: 'hospital' })).role).toBe('viewer');
  const command = {
    id: randomUUID(),
    as: organizationId,
    type: 'case.note',
    payload: { caseId: 'demo-veteran', text: 'x' },
  } as const;
  await expect(server.sendCommand({ command })).rejects.toMatchObject({
    status: 403,
    code: 'role_not_allowed',
  });
});
