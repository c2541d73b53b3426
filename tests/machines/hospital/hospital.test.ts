import { describe, expect, test } from 'vitest';
import { hospitalDashboard, type HospitalDesk } from '@vetsync/machines/hospital/model';
import { mergeAppointments } from '@vetsync/machines/wellness/model';
import { sampleHospital } from '@vetsync/samples/hospital';
import { appointment, worldAfter } from '../support/world.ts';

/** 10:15 of a Wednesday in Chicago. */
const start = Date.parse('2026-03-04T16:15:00Z');
const hospital = sampleHospital(start);
const deskWith = (more: Partial<HospitalDesk> = {}): HospitalDesk => ({
  hospital,
  visits: hospital.visits,
  at: { role: 'hospital' },
  intl: { locale: 'en-US', timeZone: 'America/New_York', now: start },
  ...more,
});

describe('the dashboard', () => {
  const view = hospitalDashboard(deskWith());
  test('shows 1,247 patients, 89 mental-health cases, 156 staff and upcoming appointments', () => {
    expect(view.figures).toEqual({ patients: 1_247, mentalHealthCases: 89, staff: 156, departments: 7 });
    expect(view.visits).toEqual({ upcoming: 12, requested: 6 });
    expect(view.next.map(({ time }) => time)).toEqual(['9:00 AM', '10:30 AM', '1:30 PM', '3:00 PM']);
    expect(view.statuses.map(({ value }) => value)).toEqual(['Active Treatment', 'Follow-up', 'Recovering']);
    for (const counts of [view.statuses, view.priorities])
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1_247);
  });
  test('lists high-priority patients with their URLs, longest without a visit first', () => {
    const { first } = view;
    expect([first.length, view.highPriority]).toEqual([5, 89]);
    expect(first.every(({ priority }) => priority === 'High')).toBe(true);
    expect(first.map(({ lastVisit }) => lastVisit)).toEqual(
      first.map(({ lastVisit }) => lastVisit).toSorted(),
    );
    expect(first[0]?.href).toBe(`/platform/patients?case=${first[0]?.id}`);
  });
  test('has the fullest department first', () => {
    expect(view.departments.map(({ id }) => id).slice(0, 2)).toEqual(['cardiology', 'primary-care']);
  });
  test('links to filtered lists, and to each appointment', () => {
    expect(view.links.highPriority).toBe('/platform/patients?priority=high');
    expect(view.next[0]?.href).toBe(`/platform/appointments?booking=${view.next[0]?.id}`);
  });
});

describe('appointments', () => {
  const asked = { type: 'appointment.request', appointment: appointment('NEW') } as const;
  const visits = mergeAppointments(hospital.visits, worldAfter([asked]).appointments);

  test("count a veteran's request at once", () => {
    expect(hospitalDashboard(deskWith({ visits })).visits).toEqual({ upcoming: 13, requested: 7 });
  });
  test('are not counted once they are canceled or over', () => {
    const known = hospital.visits.find(({ id }) => id === 'sample-1');
    const { appointments } = worldAfter([
      { type: 'appointment.change', appointmentId: 'sample-1', status: 'cancelled', known },
    ]);
    const desk = deskWith({ visits: mergeAppointments(hospital.visits, appointments) });
    expect(hospitalDashboard(desk).visits.upcoming).toBe(11);
    const later = deskWith({
      intl: { locale: 'en-US', timeZone: 'America/New_York', now: start + 2 * 86_400_000 },
    });
    expect(hospitalDashboard(later).visits.upcoming).toBeLessThan(12);
  });
});
