import { describe, expect, test } from 'vitest';
import {
  countBy,
  hospitalFigures,
  loadOf,
  patientCase,
  patientPriorities,
  patientStatuses,
} from '@vetsync/machines/hospital/model';
import { caseMatches, type CaseFilters } from '@vetsync/machines/model/exchange';
import { mergeAppointments, upcomingOf } from '@vetsync/machines/wellness/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { sampleDepartments, sampleHospital } from '@vetsync/samples/hospital';
import { sampleCounts, sampleNameCount, sampleName } from '@vetsync/samples/portal';
import { appointment, worldAfter } from '../support/world.ts';

/** 10:15 of a Wednesday in Chicago. */
const start = Date.parse('2026-03-04T16:15:00Z');
const hospital = sampleHospital(start);
const badgeOf = (tab: 'patients' | 'appointments') => sampleCounts.tabs.hospital?.[tab];

describe('the sample medical center', () => {
  test('matches the figures of its dashboard', () => {
    expect(hospitalFigures(hospital)).toEqual({
      patients: 1_247,
      mentalHealthCases: 89,
      staff: 156,
      departments: 7,
    });
  });
  test('has the stated patients and providers in every department', () => {
    for (const { id, patients, providers, lead } of sampleDepartments) {
      const own = hospital.patients.filter(({ departmentId }) => departmentId === id);
      expect(own).toHaveLength(patients);
      expect(new Set(own.map(({ provider }) => provider))).toEqual(new Set(providers));
      expect(providers[0]).toBe(lead);
    }
  });
  test('has unique ids and names', () => {
    expect(new Set(hospital.patients.map(({ id }) => id)).size).toBe(1_247);
    expect(new Set(hospital.patients.map(({ name }) => name)).size).toBe(1_247);
    const names = Array.from({ length: sampleNameCount }, (_, index) => sampleName(index));
    expect(new Set(names).size).toBe(sampleNameCount);
  });
  test('has the specified statuses, and as many high-priority patients as the badge', () => {
    expect(patientStatuses).toEqual(['Active Treatment', 'Follow-up', 'Recovering']);
    const byStatus = countBy(hospital.patients, patientStatuses, ({ status }) => status);
    expect(byStatus.every(({ count }) => count > 200)).toBe(true);
    expect(byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(1_247);
    const byPriority = countBy(hospital.patients, patientPriorities, ({ priority }) => priority);
    expect(byPriority[0]).toEqual({ value: 'High', count: badgeOf('patients') });
  });
  test('has patients with a visit in the last 90 days and one current step of care', () => {
    for (const { lastVisit, carePlan, conditions } of hospital.patients) {
      const ago = start - Date.parse(lastVisit);
      expect(ago).toBeGreaterThan(0);
      expect(ago).toBeLessThan(92 * 86_400_000);
      expect(carePlan.filter(({ state }) => state === 'current')).toHaveLength(1);
      expect(conditions.length).toBeGreaterThan(0);
    }
  });
  test('has patients as cases: searched by condition, the plan of their care as goals with a next step', () => {
    const cases = hospital.patients.map(patientCase);
    const found = (filters: Partial<CaseFilters>) =>
      cases.filter((one) => caseMatches(one, { kind: 'patient', ...filters })).length;
    expect([found({ priority: 'high' }), found({ listing: 'cardiology' })]).toEqual([89, 164]);
    expect(found({ q: 'tinnitus' })).toBe(
      hospital.patients.filter(({ conditions }) => conditions.includes('Tinnitus')).length,
    );
    for (const [at, { goals, nextStep, openedAt, lastContactAt, closedAt }] of cases.entries()) {
      expect(goals.map(({ text }) => text)).toEqual(
        hospital.patients[at]?.carePlan.map(({ title }) => title),
      );
      expect(goals.find(({ done }) => !done)?.text).toBe(nextStep);
      expect(closedAt).toBeNull();
      expect(Date.parse(openedAt)).toBeLessThan(Date.parse(lastContactAt ?? ''));
    }
  });
  test("includes the demo's veteran", () => {
    const { id, name } = sampleProfileOf('user');
    expect(hospital.patients.find((patient) => patient.id === id)).toMatchObject({ name, branch: 'Army' });
  });
  test('has forms of care that add up to the cases', () => {
    const sum = hospital.mentalHealth.careForms.reduce((all, { cases }) => all + cases, 0);
    expect(sum).toBe(89);
  });
  test('has loads in whole percent, and one department with too long a wait', () => {
    expect(loadOf({ patients: 164, capacity: 170 })).toBe(96);
    const slow = sampleDepartments.filter(({ waitDays, waitGoalDays }) => waitDays > waitGoalDays);
    expect(slow.map(({ id }) => id)).toEqual(['cardiology']);
    expect(sampleDepartments.every((department) => loadOf(department) <= 100)).toBe(true);
  });
});

describe('appointments', () => {
  test("are as many as the badge, including the veteran's", () => {
    expect(upcomingOf(hospital.visits, start)).toHaveLength(badgeOf('appointments') ?? 0);
    const own = hospital.visits.filter(({ veteranId }) => veteranId === sampleProfileOf('user').id);
    expect(own.map(({ id }) => id)).toEqual(['sample-1', 'sample-2', 'sample-3']);
  });
  test('all belong to a patient', () => {
    const ids = new Set(hospital.patients.map(({ id }) => id));
    expect(hospital.visits.every(({ veteranId }) => ids.has(veteranId))).toBe(true);
  });
  test("include the veteran's request and cancellation", () => {
    const request = { type: 'appointment.request', appointment: appointment('NEW') } as const;
    const known = hospital.visits.find(({ id }) => id === 'sample-1');
    const cancel = {
      type: 'appointment.change',
      appointmentId: 'sample-1',
      status: 'cancelled',
      known,
    } as const;
    const world = worldAfter([request, cancel]);
    const visits = mergeAppointments(hospital.visits, world.appointments);
    const those = (status: string) => visits.filter((visit) => visit.status === status).map(({ id }) => id);
    expect(those('requested')).toContain('NEW');
    expect(those('cancelled')).toEqual(['sample-1']);
    expect(visits).toHaveLength(13);
  });
});
