import { describe, expect, test } from 'vitest';
import { hospitalWork } from '@vetsync/machines/hospital/model';
import type { Appointment } from '@vetsync/machines/model/world';
import { sampleHospital } from '@vetsync/samples/hospital';
import { appointment } from '../support/world.ts';

/** 8 a.m. at the facility. */
const now = Date.parse('2026-03-04T14:00:00Z');
const at = { mode: 'demo', role: 'hospital' } as const;
const [someone] = sampleHospital(now).patients;

const visit = (id: string, more: Partial<Appointment>): Appointment => ({
  ...appointment(id),
  id,
  date: '2026-03-06',
  status: 'confirmed',
  createdAt: '2026-03-01T00:00:00Z',
  ...more,
});
const patient = (id: string, lastVisit: string, priority: 'High' | 'Low' = 'High') => ({
  ...someone!,
  id,
  lastVisit,
  priority,
});
const order = (visits: readonly Appointment[], patients = [] as ReturnType<typeof patient>[]) =>
  hospitalWork({ visits, patients }, at, now).items.map(({ id }) => id);

describe("the hospital's work", () => {
  test('begins with confirmed appointments of today', () => {
    const today = visit('T', { date: '2026-03-04' });
    const asked = visit('R', { status: 'requested' });
    expect(order([today, asked, visit('L', {})])).toEqual(['visit:T', 'visitRequest:R']);
  });

  test('leaves out an appointment that is over or canceled', () => {
    const over = visit('O', { date: '2026-03-03' });
    const canceled = visit('C', { status: 'cancelled' });
    expect(order([over, canceled])).toEqual([]);
  });

  test('names the oldest requests first, and the next appointment last', () => {
    const asked = (id: string, createdAt: string) => visit(id, { status: 'requested', createdAt });
    expect(
      order([visit('L', {}), asked('R1', '2026-03-02T00:00:00Z'), asked('R2', '2026-03-01T00:00:00Z')]),
    ).toEqual(['visitRequest:R2', 'visitRequest:R1', 'visit:L']);
  });

  test('names patients of high priority who were not seen for longest', () => {
    const patients = [
      patient('P1', '2026-02-01T00:00:00Z'),
      patient('P2', '2026-01-01T00:00:00Z'),
      patient('P3', '2025-01-01T00:00:00Z', 'Low'),
    ];
    expect(order([], patients)).toEqual(['patient:P2', 'patient:P1']);
    expect(hospitalWork({ visits: [], patients }, at, now).items[0]?.href).toBe(
      '/demo/platform/patients/patient/P2?role=hospital',
    );
  });
});
