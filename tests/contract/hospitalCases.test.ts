import { randomUUID } from 'node:crypto';
import { mergeAppointments } from '@vetsync/machines/wellness/model';
import { sampleHospital } from '@vetsync/samples/hospital';
import { afterAll, describe, expect, test } from 'vitest';
import { demoCases } from '../../app/demo/demoCases.ts';
import { demoVisits } from '../../app/demo/demoVisits.ts';
import { patientsTab } from '../../app/demo/hospitalCases.ts';
import { appointment } from '../machines/support/world.ts';
import { aloneWorld } from './support/demoSite.ts';

const world = aloneWorld();
afterAll(() => void world.stop());
const hospital = sampleHospital(Date.now());
const opened = { world, role: 'hospital', name: 'Veterans Medical Center', now: Date.now } as const;
const server = demoCases({
  ...patientsTab.casesOf(hospital, { now: Date.now, write: String }),
  ...opened,
  self: { id: 'demo', name: 'A coordinator' },
});
const appointments = demoVisits({
  ...opened,
  visitsIn: (known) => mergeAppointments(hospital.visits, known.appointments),
  providers: hospital.providers.map(({ id, name }) => ({ id, title: name })),
  write: String,
  isPatient: (id) => hospital.patients.some((patient) => patient.id === id),
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
  expect(await visitsOf('demo-veteran')).toEqual(['sample-3', 'sample-2', 'sample-1']);
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const asked = { ...appointment('NEW'), date, reason: 'Sleeping badly.' };
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

const ids = (visits: readonly { id: string }[]) => visits.map(({ id }) => id);

describe('appointments', () => {
  const dayMs = 86_400_000;
  const listed = (more: { calendarId?: string; days?: number } = {}) =>
    appointments.loadVisits({
      organizationId,
      from: Date.now(),
      to: Date.now() + (more.days ?? 60) * dayMs,
      calendarId: more.calendarId ?? null,
    });

  test('are listed by their time and provider, and requests whenever they are', async () => {
    const { visits, requests, providers } = await listed({ days: 0 });
    expect(visits).toEqual([]);
    expect(ids(requests)).toContain('NEW');
    expect(providers).toHaveLength(14);
    const all = await listed();
    expect(ids(all.visits)).toContain('sample-1');
    expect(all.visits.map(({ start }) => start)).toEqual(all.visits.map(({ start }) => start).toSorted());
    const own = await listed({ calendarId: 'varga' });
    expect(new Set(own.visits.map(({ calendarId }) => calendarId))).toEqual(new Set(['varga']));
  });

  test('have a page with why somebody comes, and nothing is answered there', async () => {
    const { booking, history } = await appointments.loadBooking({ organizationId, id: 'NEW' });
    expect(booking).toMatchObject({
      status: 'requested',
      personId: 'demo-veteran',
      reason: 'Sleeping badly.',
    });
    expect(history.map(({ step, by }) => [step, by])).toEqual([['requested', 'person']]);
    expect((await appointments.loadWorkspace({ slug: 'hospital' })).role).toBe('viewer');
    await expect(appointments.loadBooking({ organizationId, id: 'nobody' })).rejects.toMatchObject({
      status: 404,
    });
    const payload = { bookingId: 'NEW' };
    const command = { id: randomUUID(), as: organizationId, type: 'booking.confirm', payload } as const;
    await expect(appointments.sendCommand({ command })).rejects.toMatchObject({ status: 403 });
  });

  test('leave the list when they are canceled, and keep their page', async () => {
    const known = hospital.visits.find(({ id }) => id === 'sample-1');
    world.send({
      type: 'world.dispatch',
      command: { type: 'appointment.change', appointmentId: 'sample-1', status: 'cancelled', known },
    });
    expect(ids((await listed()).visits)).not.toContain('sample-1');
    const { booking } = await appointments.loadBooking({ organizationId, id: 'sample-1' });
    expect(booking.status).toBe('cancelled');
  });
});
