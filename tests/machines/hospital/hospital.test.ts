import { describe, expect, test } from 'vitest';
import { hospitalMachine, hospitalStates, hospitalView } from '@vetsync/machines/hospital';
import type { HospitalEvent, HospitalParentEvent, HospitalInput } from '@vetsync/machines/hospital';
import { hospitalPages, parseHospitalRoute } from '@vetsync/machines/hospital/model';
import { readerTickMs } from '@vetsync/machines/system/model';
import type { Query } from '@vetsync/machines/model/text';
import { sampleHospital } from '@vetsync/samples/hospital';
import { run } from '../support/run.ts';
import { appointment, worldAfter } from '../support/world.ts';

/** 10:15 of a Wednesday in Chicago. */
const start = Date.parse('2026-03-04T16:15:00Z');
const at = { mode: 'demo', role: 'hospital' } as const;
const hospital = sampleHospital(start);
const route = (tab: string, detail: readonly string[] = [], query: Query = {}) =>
  parseHospitalRoute(tab, detail, query);

function look(input: Partial<HospitalInput> = {}) {
  let time = start;
  const started = run(hospitalMachine, {
    input: {
      hospital,
      visits: [],
      route: route('dashboard'),
      at,
      reader: { locale: 'en-US', timeZone: 'America/New_York' },
      now: () => time,
      ...input,
    },
  });
  const send = (event: HospitalEvent | HospitalParentEvent) => started.actor.send(event);
  const pass = (ms: number) => {
    time += ms;
    started.clock.increment(readerTickMs);
  };
  return { ...started, send, pass, view: () => hospitalView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(hospitalStates).toEqual([
    'page.dashboard',
    'page.departments',
    'page.mentalHealth',
    'page.appointments',
    'page.network',
    'page.unknown',
    'overlay.nothing',
    'overlay.visit',
    'overlay.provider',
    'overlay.missing',
  ]);
});

describe('the URL', () => {
  test.each([...hospitalPages])('%s is a page', (page) => {
    expect(route(page)).toEqual({ page, openId: null, order: 'load' });
  });
  test('names the open row and the order', () => {
    expect(route('appointments', ['appointment', 'A'])).toMatchObject({ openId: 'A' });
    expect(route('network', ['provider', 'osei'])).toMatchObject({ openId: 'osei' });
    expect(route('departments', [], { order: 'wait' }).order).toBe('wait');
    expect(route('departments', [], { order: 'cost' }).order).toBe('load');
  });
  test.each([[['provider']], [['appointment', 'A']], [['provider', 'osei', 'more']]])(
    '%j is not found in the network',
    (detail) => {
      expect(route('network', detail)).toMatchObject({ page: null, openId: null });
    },
  );
});

describe('pages', () => {
  test.each([
    ['dashboard', 'dashboard'],
    ['departments', 'departments'],
    ['mental-health', 'mentalHealth'],
    ['appointments', 'appointments'],
    ['network', 'network'],
  ])('%s is shown as %s', (tab, page) => {
    expect(look({ route: route(tab) }).view()).toMatchObject({ page, overlay: 'nothing' });
  });
  test('an unknown path shows the unknown page', () => {
    expect(look({ route: route('departments', ['x']) }).view().page).toBe('unknown');
  });
});

describe('the dashboard', () => {
  test('shows 1,247 patients, 89 mental-health cases, 156 staff and upcoming appointments', () => {
    const { view } = look();
    expect(view().figures).toEqual({ patients: 1_247, mentalHealthCases: 89, staff: 156, departments: 7 });
    expect(view().visits).toEqual({ upcoming: 12, requested: 6 });
    expect(view().next.map(({ time }) => time)).toEqual(['9:00 AM', '10:30 AM', '1:30 PM', '3:00 PM']);
    expect(view().statuses.map(({ value }) => value)).toEqual([
      'Active Treatment',
      'Follow-up',
      'Recovering',
    ]);
  });
  test('lists high-priority patients with their URLs, longest without a visit first', () => {
    const { first } = look().view();
    expect(first).toHaveLength(5);
    expect(first.every(({ priority }) => priority === 'High')).toBe(true);
    expect(first.map(({ lastVisit }) => lastVisit)).toEqual(
      first.map(({ lastVisit }) => lastVisit).toSorted(),
    );
    expect(first[0]?.href).toBe(`/demo/platform/patients?case=${first[0]?.id}&role=hospital`);
  });
  test('links to filtered tables', () => {
    const { links } = look().view();
    expect(links.highPriority).toBe('/demo/platform/patients?priority=high&role=hospital');
    expect(links.requests).toBe('/demo/platform/appointments?status=requested&role=hospital');
    expect(links.mentalHealthPatients).toContain('listing=mental-health');
  });
});

describe('departments', () => {
  test('are sorted by load, and put another order in the URL', () => {
    const { view, send, emittedOf } = look({ route: route('departments') });
    expect(
      view()
        .departments.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['cardiology', 'primary-care']);
    expect(view().departments[0]).toMatchObject({ load: 96, isFull: true, waitsTooLong: true });
    send({ type: 'order.choose', order: 'name' });
    expect(view().departments[0]?.name).toBe('Audiology');
    expect(emittedOf('order.changed')).toEqual([{ type: 'order.changed', order: 'name' }]);
    send({ type: 'order.choose', order: 'wait' });
    expect(view().departments.map(({ waitDays }) => waitDays)).toEqual([16, 11, 9, 6, 5, 4, 1]);
  });
  test('can only be sorted on their own page', () => {
    const { send, emittedOf } = look();
    send({ type: 'order.choose', order: 'name' });
    expect(emittedOf('order.changed')).toEqual([]);
  });
});

describe('an open row', () => {
  test('shows a provider with upcoming appointments', () => {
    const { view } = look({ route: route('network', ['provider', 'osei']) });
    expect(view()).toMatchObject({ overlay: 'provider', provider: { name: 'Dr. Grace Osei' } });
    expect(view().provider?.upcoming).toHaveLength(2);
  });
  test.each([
    ['appointments', ['appointment', 'none']],
    ['network', ['provider', 'nobody']],
  ])('reports an unknown id in %s', (tab, detail) => {
    expect(look({ route: route(tab, detail) }).view()).toMatchObject({
      overlay: 'missing',
      visit: null,
      provider: null,
    });
  });
});

describe('appointments', () => {
  const asked = { type: 'appointment.request', appointment: appointment('NEW') } as const;
  const world = worldAfter([asked]);

  test("show a veteran's request, also if its URL was opened before", () => {
    const { view, send } = look({ route: route('appointments', ['appointment', 'NEW']) });
    expect(view().overlay).toBe('missing');
    send({ type: 'visits.changed', visits: world.appointments });
    expect(view()).toMatchObject({
      overlay: 'visit',
      visit: {
        id: 'NEW',
        status: 'requested',
        veteranName: 'Marcus Delaney',
        differs: true,
        isOver: false,
        patientHref: '/demo/platform/patients?case=demo-veteran&role=hospital',
      },
      visits: { upcoming: 13, requested: 7 },
    });
  });
  test('do not link to a record of somebody who is not a patient', () => {
    const stranger = world.appointments.map((item) => ({ ...item, veteranId: 'somebody' }));
    const { view } = look({ route: route('appointments', ['appointment', 'NEW']), visits: stranger });
    expect(view().visit?.patientHref).toBeNull();
  });
  test('leave agenda and counts when canceled', () => {
    const known = hospital.visits.find(({ id }) => id === 'sample-1');
    const cancel = {
      type: 'appointment.change',
      appointmentId: 'sample-1',
      status: 'cancelled',
      known,
    } as const;
    const { appointments: visits } = worldAfter([cancel]);
    const { view } = look({ route: route('appointments'), visits });
    expect(view().visits.upcoming).toBe(11);
    expect(view().agenda.flatMap((day) => day.visits.map(({ id }) => id))).not.toContain('sample-1');
  });
  test('leave the agenda when they are over', () => {
    const { view, pass } = look({ route: route('appointments') });
    const [today] = view().agenda;
    pass(2 * 86_400_000);
    expect(view().agenda[0]?.day).not.toBe(today?.day);
    expect(view().visits.upcoming).toBeLessThan(12);
  });
});
