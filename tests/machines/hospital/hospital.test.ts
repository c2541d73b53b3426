import { describe, expect, test } from 'vitest';
import { hospitalDashboard } from '@vetsync/machines/hospital/model';
import { sampleHospital } from '@vetsync/samples/hospital';

/** 10:15 of a Wednesday in Chicago. */
const start = Date.parse('2026-03-04T16:15:00Z');
const hospital = sampleHospital(start);
describe('the dashboard', () => {
  const view = hospitalDashboard({
    hospital,
    visits: hospital.visits,
    at: { role: 'hospital' },
    intl: { locale: 'en-US', timeZone: 'America/New_York', now: start },
  });
  test('shows the next appointments, and patients by status and priority', () => {
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
