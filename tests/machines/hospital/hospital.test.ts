import { describe, expect, test } from 'vitest';
import {
  departmentViews,
  hospitalDashboard,
  parseVisitsRoute,
  visitsPage,
  type HospitalDesk,
  type VisitsRoute,
} from '@vetsync/machines/hospital/model';
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
const all: VisitsRoute = { status: null, openId: null };

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
  test('links to filtered lists', () => {
    expect(view.links.highPriority).toBe('/platform/patients?priority=high');
    expect(view.links.requests).toBe('/platform/appointments?status=requested');
    expect(view.links.mentalHealthPatients).toContain('listing=mental-health');
  });
});

test('departments are sorted by load, wait or name', () => {
  const [first, second] = departmentViews(deskWith(), 'load');
  expect([first?.id, second?.id]).toEqual(['cardiology', 'primary-care']);
  expect(first).toMatchObject({ load: 96, isFull: true, waitsTooLong: true });
  expect(departmentViews(deskWith(), 'name')[0]?.name).toBe('Audiology');
  expect(departmentViews(deskWith(), 'wait').map(({ waitDays }) => waitDays)).toEqual([
    16, 11, 9, 6, 5, 4, 1,
  ]);
});

describe('the route of the appointments', () => {
  test('names a status and the open one', () => {
    expect(parseVisitsRoute([], {})).toEqual(all);
    expect(parseVisitsRoute(['appointment', 'A'], { status: 'requested' })).toEqual({
      status: 'requested',
      openId: 'A',
    });
    expect(parseVisitsRoute([], { status: 'lost' })).toEqual(all);
  });
  test.each([[['appointment']], [['provider', 'osei']], [['appointment', 'A', 'more']]])(
    '%j is no page',
    (detail) => {
      expect(parseVisitsRoute(detail, {})).toBeNull();
    },
  );
});

describe('appointments', () => {
  const asked = { type: 'appointment.request', appointment: appointment('NEW') } as const;
  const visits = mergeAppointments(hospital.visits, worldAfter([asked]).appointments);

  test('are counted and listed by status, and the open one is browsed among them', () => {
    const requested = { status: 'requested', openId: null } as const;
    const page = visitsPage(deskWith(), requested);
    expect([page.rows.length, page.total]).toEqual([6, 12]);
    expect(page.views.map(({ status, count, isCurrent }) => [status, count, isCurrent])).toEqual([
      [null, 12, false],
      ['requested', 6, true],
      ['confirmed', 6, false],
      ['cancelled', 0, false],
    ]);
    const [first, second] = page.rows;
    expect(visitsPage(deskWith(), { ...requested, openId: second!.id }).open).toMatchObject({
      position: 2,
      count: 6,
      previous: first!.id,
      visit: { id: second!.id },
    });
    expect(first!.href).toBe(`/platform/appointments/appointment/${first!.id}?status=requested`);
  });
  test("show a veteran's request, also if its URL was opened before", () => {
    const route = { status: null, openId: 'NEW' };
    expect(visitsPage(deskWith(), route).open).toMatchObject({ visit: null, position: 0 });
    const { open, total } = visitsPage(deskWith({ visits }), route);
    expect(total).toBe(13);
    expect(open?.visit).toMatchObject({
      id: 'NEW',
      status: 'requested',
      veteranName: 'Marcus Delaney',
      differs: true,
      isOver: false,
      patientHref: '/platform/patients?case=demo-veteran',
    });
    expect(hospitalDashboard(deskWith({ visits })).visits).toEqual({ upcoming: 13, requested: 7 });
  });
  test('do not link to a record of somebody who is not a patient', () => {
    const strangers = visits.map((one) => ({ ...one, veteranId: 'somebody' }));
    const { open } = visitsPage(deskWith({ visits: strangers }), { status: null, openId: 'NEW' });
    expect(open?.visit?.patientHref).toBeNull();
  });
  test('leave agenda and counts when canceled', () => {
    const known = hospital.visits.find(({ id }) => id === 'sample-1');
    const { appointments } = worldAfter([
      { type: 'appointment.change', appointmentId: 'sample-1', status: 'cancelled', known },
    ]);
    const desk = deskWith({ visits: mergeAppointments(hospital.visits, appointments) });
    expect(hospitalDashboard(desk).visits.upcoming).toBe(11);
    const shown = visitsPage(desk, all).agenda.flatMap((day) => day.visits.map(({ id }) => id));
    expect(shown).not.toContain('sample-1');
  });
  test('leave the agenda when they are over', () => {
    const [today] = visitsPage(deskWith(), all).agenda;
    const later = deskWith({
      intl: { locale: 'en-US', timeZone: 'America/New_York', now: start + 2 * 86_400_000 },
    });
    expect(visitsPage(later, all).agenda[0]?.day).not.toBe(today?.day);
    expect(hospitalDashboard(later).visits.upcoming).toBeLessThan(12);
  });
});
