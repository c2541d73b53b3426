import { describe, expect, test } from 'vitest';
import { appointmentsMachine, appointmentsView } from '@vetsync/machines/wellness/appointments';
import type {
  AppointmentsEvent,
  AppointmentsParentEvent,
  AppointmentsInput,
} from '@vetsync/machines/wellness/appointments';
import { mergeAppointments, noDialog, wellnessLinks } from '@vetsync/machines/wellness/model';
import type { Appointment } from '@vetsync/machines/model/world';
import { sampleAppointments, sampleProviders } from '@vetsync/samples/wellness';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

/** 10:15 of a Wednesday in Chicago. */
const start = Date.parse('2026-03-04T16:15:00Z');
const at = { role: 'user' } as const;
const samples = sampleAppointments(start, { id: 'demo-veteran', name: 'Marcus Delaney' });
const nowhere = { appointmentId: null, open: null };

function see(input: Partial<AppointmentsInput> = {}) {
  const time = { now: start };
  const started = run(appointmentsMachine, {
    input: {
      providers: sampleProviders(start),
      appointments: samples,
      route: nowhere,
      at,
      links: wellnessLinks(at),
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now: () => time.now,
      ...input,
    },
  });
  const send = (event: AppointmentsEvent | AppointmentsParentEvent) => started.actor.send(event);
  return { ...started, send, time, view: () => appointmentsView(started.actor.getSnapshot()) };
}
const one = (appointmentId: string, open: 'cancel' | null = null) => ({ route: { appointmentId, open } });

test('has exactly these stable states', () => {
  expect(statesOf(appointmentsMachine)).toEqual([
    'list',
    'existing',
    'missing',
    'detail.reading',
    'detail.confirmingCancel',
  ]);
});

describe('the list', () => {
  test('has three upcoming ones, soonest first, each with its URLs', () => {
    const { upcoming, earlier } = see().view();
    expect(upcoming.map(({ id }) => id)).toEqual(['sample-1', 'sample-2', 'sample-3']);
    expect(upcoming[0]).toMatchObject({
      date: '2026-03-09',
      span: { start: '2026-03-09T14:30:00.000Z', end: '2026-03-09T15:00:00.000Z' },
      href: '/platform/wellness/appointment/sample-1',
      rescheduleHref: '/platform/wellness/appointment/sample-1?open=reschedule',
    });
    expect(earlier).toEqual([]);
  });
  test('follows the world', () => {
    const { send, view } = see();
    const asked: Appointment = { ...samples[0]!, id: 'W', date: '2026-03-05', status: 'requested' };
    send({ type: 'appointments.changed', appointments: mergeAppointments(samples, [asked]) });
    expect(view().upcoming.map(({ id }) => id)).toEqual(['W', 'sample-1', 'sample-2', 'sample-3']);
  });
  test('moves past appointments to the earlier ones as time passes', () => {
    const { view, time, clock } = see();
    time.now = Date.parse('2026-03-09T15:00:00Z');
    clock.increment(30_000);
    expect(view().earlier.map(({ id }) => id)).toEqual(['sample-1']);
    expect(view().earlier[0]).toMatchObject({ isOver: true, canChange: false });
  });
  test('known providers', () => {
    const { view, send, emittedOf } = see({ route: { appointmentId: null, open: 'existing' } });
    expect(view()).toMatchObject({ state: 'existing' });
    expect(view().existing.map(({ id }) => id)).toEqual(['ellison', 'park', 'moreno']);
    send({ type: 'provider.choose', providerId: 'park' });
    expect(emittedOf('provider.chosen')).toEqual([{ type: 'provider.chosen', providerId: 'park' }]);
    send({ type: 'existing.close' });
    expect(view().state).toBe('list');
    expect(emittedOf('page.setOverlay')).toEqual([
      { type: 'page.setOverlay', open: null, changes: noDialog },
    ]);
  });
});

describe('one appointment', () => {
  test('is shown with all details', () => {
    expect(see(one('sample-2')).view().detail).toMatchObject({
      id: 'sample-2',
      phone: '512-555-0127',
      status: 'confirmed',
      canChange: true,
      isConfirmingCancel: false,
    });
  });
  test('that is unknown is shown once another tab has added it', () => {
    const { view, send } = see(one('W'));
    expect(view().state).toBe('missing');
    send({ type: 'appointments.changed', appointments: [{ ...samples[0]!, id: 'W' }] });
    expect(view()).toMatchObject({ state: 'detail', detail: { id: 'W' } });
  });
  test('can be added to a calendar, also from the list', () => {
    const { send, emittedOf } = see();
    send({ type: 'calendar.save', appointmentId: 'sample-1' });
    send({ type: 'calendar.save', appointmentId: 'nothing' });
    expect(emittedOf('page.saveCalendar')).toHaveLength(1);
    expect(emittedOf('page.saveCalendar')[0]?.entry).toMatchObject({ start: '2026-03-09T14:30:00.000Z' });
  });
  test('is printed with its own title', () => {
    const { send, emittedOf } = see(one('sample-1'));
    send({ type: 'page.print' });
    expect(emittedOf('page.print')).toEqual([{ type: 'page.print', title: 'Routine Check-up 2026-03-09' }]);
  });
});

describe('cancelling', () => {
  test('needs a confirmation; keeping the appointment changes nothing', () => {
    const { view, send, emittedOf } = see(one('sample-1'));
    send({ type: 'cancel.open' });
    expect(view().detail?.isConfirmingCancel).toBe(true);
    send({ type: 'cancel.keep' });
    expect(view().detail?.isConfirmingCancel).toBe(false);
    expect(emittedOf('page.setOverlay').map(({ open }) => open)).toEqual(['cancel', null]);
    expect(emittedOf('world.dispatch')).toEqual([]);
  });
  test('changes the world once, with the original sample', () => {
    const { send, emittedOf, view } = see(one('sample-1', 'cancel'));
    expect(view().detail?.isConfirmingCancel).toBe(true);
    send({ type: 'cancel.confirm' });
    send({ type: 'cancel.confirm' });
    expect(emittedOf('world.dispatch')).toEqual([
      {
        type: 'world.dispatch',
        command: {
          type: 'appointment.change',
          appointmentId: 'sample-1',
          status: 'cancelled',
          known: samples[0],
        },
      },
    ]);
    expect(emittedOf('page.toast')).toHaveLength(1);
    const cancelled = samples.map((each) =>
      each.id === 'sample-1' ? ({ ...each, status: 'cancelled' } as const) : each,
    );
    send({ type: 'appointments.changed', appointments: cancelled });
    expect(view().detail).toMatchObject({ status: 'cancelled', canChange: false });
    expect(view().upcoming).toHaveLength(2);
    expect(view().earlier.map(({ id }) => id)).toEqual(['sample-1']);
    send({ type: 'cancel.open' });
    expect(view().detail?.isConfirmingCancel).toBe(false);
  });
});
