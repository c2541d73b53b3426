import { describe, expect, test } from 'vitest';
import { appointmentMachine, appointmentStates, appointmentView } from '@vetsync/machines/appointment';
import type {
  AppointmentEvent,
  AppointmentParentEvent,
  AppointmentInput,
} from '@vetsync/machines/appointment';
import { federalHolidays } from '@vetsync/machines/model/time';
import type { Appointment } from '@vetsync/machines/model/world';
import type { AppointmentField } from '@vetsync/machines/wellness/model';
import { sampleAppointments, sampleProviders } from '@vetsync/samples/wellness';
import { run } from '../support/run.ts';

/** 10:15 of a Wednesday in Chicago. */
const start = Date.parse('2026-03-04T16:15:00Z');
const veteran = { id: 'demo-veteran', name: 'Marcus Delaney' };
const samples = sampleAppointments(start, veteran);
const complete = { type: 'Routine Check-up', date: '2026-03-09', time: '9:00 AM' };

/** Everybody has something free today. */
const freeToday = sampleProviders(start).map((provider) => ({ ...provider, nextAvailable: '2026-03-04' }));

function ask(input: Partial<AppointmentInput> = {}) {
  const time = { now: start };
  const started = run(appointmentMachine, {
    input: {
      providers: sampleProviders(start),
      appointments: samples,
      veteran,
      persisted: null,
      opening: { task: 'request', providerId: 'osei' },
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => time.now,
      random: () => 0.5,
      ...input,
    },
  });
  const send = (event: AppointmentEvent | AppointmentParentEvent) => started.actor.send(event);
  const choose = (fields: Partial<Record<AppointmentField, string>>) => {
    for (const [field, value] of Object.entries(fields))
      send({ type: 'field.change', field: field as AppointmentField, value });
  };
  const pass = (ms: number) => {
    time.now += ms;
    started.clock.increment(ms);
  };
  return { ...started, send, choose, pass, view: () => appointmentView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(appointmentStates).toEqual([
    'closed',
    'refused',
    'form.writing',
    'form.invalid',
    'form.confirmingDiscard',
    'form.sending',
    'sent',
  ]);
});

describe('opening', () => {
  test('a request to a provider who takes patients is opened', () => {
    const { view } = ask();
    expect(view()).toMatchObject({
      state: 'writing',
      isOpen: true,
      task: 'request',
      provider: { id: 'osei' },
      fields: { type: '', date: '', time: '', reason: '' },
      missing: ['type', 'date', 'time'],
      canSubmit: false,
    });
  });
  test.each(['kessler', 'nobody', '__proto__'])('a request to %s is not', (providerId) => {
    const { view, send, emittedOf } = ask({ opening: { task: 'request', providerId } });
    expect(view()).toMatchObject({ state: 'refused', isOpen: true });
    send({ type: 'provider.change' });
    expect(emittedOf('finder.wanted')).toHaveLength(1);
  });
  test('no dialog is open if none is in the URL', () =>
    expect(ask({ opening: null }).view().isOpen).toBe(false));
  test('the URL opens and closes it, and restores the selection', () => {
    const { view, send, choose } = ask({ opening: null });
    send({ type: 'location.changed', opening: { task: 'request', providerId: 'osei' } });
    choose({ type: 'Consultation' });
    send({ type: 'location.changed', opening: null });
    expect(view().isOpen).toBe(false);
    send({ type: 'location.changed', opening: { task: 'request', providerId: 'osei' } });
    expect(view().fields.type).toBe('Consultation');
  });
  test('another provider keeps the selection so far', () => {
    const { view, send, choose, emittedOf } = ask();
    choose({ ...complete, reason: 'Knee' });
    send({ type: 'provider.change' });
    expect(emittedOf('finder.wanted')).toHaveLength(1);
    expect(view().isOpen).toBe(false);
    send({ type: 'location.changed', opening: { task: 'request', providerId: 'park' } });
    expect(view()).toMatchObject({ provider: { id: 'park' }, fields: { ...complete, reason: 'Knee' } });
  });
});

describe('selecting', () => {
  test('the submit button waits for type, date and time; the reason is optional', () => {
    const { view, choose } = ask();
    for (const field of ['type', 'date', 'time'] as const) {
      expect(view().canSubmit).toBe(false);
      choose({ [field]: complete[field] });
    }
    expect(view()).toMatchObject({ canSubmit: true, missing: [] });
  });
  test('offers the free slots, and only later ones today', () => {
    const { view, choose } = ask({ providers: freeToday });
    expect(view().slots).toEqual([]);
    choose({ date: '2026-03-09' });
    expect(view().slots.map(({ time }) => time)).toContain('9:00 AM');
    expect(view().slots.length).toBeLessThan(14);
    choose({ date: '2026-03-04' });
    expect(view().slots.length).toBeGreaterThan(0);
    expect(view().slots.every(({ minutes }) => minutes >= 11 * 60)).toBe(true);
  });
  test("offers nothing before the provider's first free day, and marks those days", () => {
    const { view, choose } = ask();
    expect(view().days.full).toEqual(['2026-03-04', '2026-03-05']);
    choose({ ...complete, date: '2026-03-05' });
    expect(view()).toMatchObject({ slots: [], canSubmit: false, missing: ['date'] });
    choose({ date: '2026-03-06' });
    expect(view().slots.length).toBeGreaterThan(0);
  });
  test("a time that the new day doesn't have is cleared", () => {
    const { view, choose } = ask({ providers: freeToday });
    choose(complete);
    choose({ date: '2026-03-04' });
    expect(view().fields).toMatchObject({ date: '2026-03-04', time: '' });
    const shared = view().slots.map(({ time }) => time);
    choose({ date: '2026-03-09' });
    const time = view().slots.find((slot) => shared.includes(slot.time))?.time ?? '';
    choose({ time });
    choose({ date: '2026-03-04' });
    expect(view().fields.time).toBe(time);
    expect(time).not.toBe('');
  });
  test('a time that is taken in the meantime is cleared', () => {
    const { view, choose, send, pass } = ask();
    choose(complete);
    const [sample] = samples as [Appointment];
    const taken: Appointment = {
      ...sample,
      id: 'other',
      providerId: 'osei',
      date: '2026-03-09',
      time: '9:00 AM',
    };
    send({ type: 'appointments.changed', appointments: [...samples, taken] });
    expect(view()).toMatchObject({ canSubmit: false, missing: ['time'] });
    pass(60_000);
    expect(view().fields.time).toBe('');
  });
  test('a time passes while the dialog is open', () => {
    const { view, choose, pass } = ask({ providers: freeToday });
    choose({ ...complete, date: '2026-03-04' });
    const [first] = view().slots;
    choose({ time: first?.time ?? '' });
    expect(view().canSubmit).toBe(true);
    const minutes = (first?.minutes ?? 0) - (10 * 60 + 15);
    for (let minute = 0; minute <= minutes; minute += 0.5) pass(30_000);
    expect(view()).toMatchObject({ canSubmit: false, missing: ['time'], fields: { time: '' } });
  });
  test('past days are shown with the reason, from the first of the month', () => {
    const { days } = ask().view();
    expect(days).toEqual({
      today: '2026-03-04',
      first: '2026-03-01',
      last: '2027-03-04',
      past: ['2026-03-01', '2026-03-02', '2026-03-03'],
      full: ['2026-03-04', '2026-03-05'],
      holidays: federalHolidays('2026-03-04', '2027-03-04'),
    });
    expect(days.holidays[0]).toEqual({ name: 'Memorial Day', day: '2026-05-25' });
  });
  test('shows another appointment at the same time', () => {
    const [first] = samples as [Appointment];
    const { view, choose } = ask();
    choose({ date: first.date, time: first.time });
    expect(view().clash?.id).toBe(first.id);
    choose({ time: '4:30 PM' });
    expect(view().clash).toBeNull();
  });
  test('a reason that mentions a crisis shows the crisis line immediately', () => {
    const { view, choose } = ask();
    choose({ reason: 'I am tired lately' });
    expect(view().inCrisis).toBe(false);
    choose({ reason: 'I want to die' });
    expect(view().inCrisis).toBe(true);
  });
});

describe('facility time and your time', () => {
  test.each([
    ['America/Chicago', '2026-03-09', '2026-03-09T14:00:00.000Z', false],
    ['America/Winnipeg', '2026-03-09', '2026-03-09T14:00:00.000Z', false],
    ['America/New_York', '2026-03-09', '2026-03-09T14:00:00.000Z', true],
    // Where clocks stay: the same as Chicago in winter, another in summer, and the other way round.
    ['America/Regina', '2026-03-06', '2026-03-06T15:00:00.000Z', false],
    ['America/Regina', '2026-03-09', '2026-03-09T14:00:00.000Z', true],
    ['America/Regina', '2026-11-02', '2026-11-02T15:00:00.000Z', false],
    ['America/Lima', '2026-03-06', '2026-03-06T15:00:00.000Z', true],
    ['America/Lima', '2026-03-09', '2026-03-09T14:00:00.000Z', false],
    // Other days of changing clocks: Berlin changes three weeks later, and differs all year.
    ['Europe/Berlin', '2026-03-16', '2026-03-16T14:00:00.000Z', true],
  ])('%s on %s', (timeZone, date, instant, differs) => {
    const { view, choose } = ask({ reader: { locale: 'en-US', timeZone } });
    choose({ ...complete, date });
    expect(view().chosen).toMatchObject({ start: instant, differs });
  });
});

describe('sending', () => {
  test('an incomplete form shows a toast and sends nothing', () => {
    const { view, send, choose, emitted, pass } = ask();
    choose({ type: 'Urgent Care' });
    send({ type: 'form.submit' });
    pass(5_000);
    expect(view()).toMatchObject({ state: 'invalid', focus: 'date', attempt: 1 });
    expect(emitted.filter(({ type }) => type === 'page.toast')).toEqual([
      {
        type: 'page.toast',
        toast: { title: 'Please fill in all required fields', tone: 'destructive' },
      },
    ]);
    expect(emitted.some(({ type }) => type === 'world.dispatch')).toBe(false);
    choose({ date: '2026-03-09', time: '1:00 PM' });
    expect(view().state).toBe('writing');
  });

  test('takes 2,000 ms, then shows both toasts, and closes and clears the dialog', () => {
    const { view, send, choose, emittedOf, pass } = ask();
    choose({ ...complete, reason: ' Knee ' });
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'sending', busy: true, canSubmit: false });
    send({ type: 'form.submit' });
    send({ type: 'dialog.close' });
    choose({ type: 'Consultation' });
    pass(1_999);
    expect(view().state).toBe('sending');
    expect(emittedOf('world.dispatch')).toEqual([]);
    pass(1);
    expect(view()).toMatchObject({ state: 'sent', isOpen: false, fields: { type: '', reason: '' } });
    expect(emittedOf('world.dispatch')).toEqual([
      {
        type: 'world.dispatch',
        command: {
          type: 'appointment.request',
          appointment: {
            id: expect.stringMatching(/^\w{8}$/),
            veteranId: 'demo-veteran',
            veteranName: 'Marcus Delaney',
            providerId: 'osei',
            providerName: 'Dr. Grace Osei',
            providerSpecialty: 'Mental Health',
            location: 'Veterans Medical Center, Houston',
            ...complete,
            reason: 'Knee',
          },
        },
      },
    ]);
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([
      {
        title: 'Appointment request sent!',
        description:
          'Your routine check-up with Dr. Grace Osei is requested for Monday, March 9, 2026 at 9:00 AM.',
      },
      {
        title: 'Appointment request sent to medical center!',
        description: 'The provider will review your request and send a confirmation.',
      },
    ]);
    expect(emittedOf('request.sent')).toEqual([{ type: 'request.sent', task: 'request' }]);
    expect(emittedOf('draft.changed').at(-1)).toMatchObject({ draft: null });
  });

  test('a time that passed just before is not sent', () => {
    const { view, send, choose, emitted, actor } = ask({ providers: freeToday });
    choose({ ...complete, date: '2026-03-04' });
    choose({ time: view().slots[0]?.time ?? '' });
    expect(view().canSubmit).toBe(true);
    actor.getSnapshot().context.now = () => Date.parse('2026-03-04T22:00:00Z');
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'invalid', focus: 'time' });
    expect(emitted.some(({ type }) => type === 'world.dispatch')).toBe(false);
  });

  test("a step back in history doesn't stop it", () => {
    const { view, send, choose, emittedOf, pass } = ask();
    choose(complete);
    send({ type: 'form.submit' });
    send({ type: 'location.changed', opening: null });
    pass(2_000);
    expect(view().state).toBe('sent');
    expect(emittedOf('world.dispatch')).toHaveLength(1);
  });

  test('the success message stays until it is dismissed or another dialog is opened', () => {
    const { view, send, choose, pass, emittedOf } = ask();
    choose(complete);
    send({ type: 'form.submit' });
    pass(2_000);
    const { command } = emittedOf('world.dispatch')[0]!;
    const made = command.type === 'appointment.request' ? command.appointment : null;
    const known: Appointment = {
      ...made!,
      id: made!.id!,
      status: 'requested',
      createdAt: '2026-03-04T16:15:02Z',
    };
    send({ type: 'appointments.changed', appointments: [...samples, known] });
    send({ type: 'location.changed', opening: null });
    expect(view().sent?.id).toBe(known.id);
    send({ type: 'sent.dismiss' });
    expect(view()).toMatchObject({ state: 'closed', sent: null });
  });
});

describe('closing', () => {
  test('needs a confirmation if something would be lost', () => {
    const { view, send, choose, emittedOf } = ask();
    choose({ type: 'Consultation' });
    send({ type: 'dialog.close' });
    expect(view().state).toBe('confirmingDiscard');
    send({ type: 'close.cancel' });
    expect(view()).toMatchObject({ state: 'writing', fields: { type: 'Consultation' } });
    send({ type: 'dialog.close' });
    send({ type: 'close.confirm' });
    expect(view().isOpen).toBe(false);
    expect(emittedOf('draft.changed').at(-1)).toMatchObject({ draft: null });
    expect(emittedOf('dialog.closed')).toHaveLength(1);
  });
  test('needs no confirmation if nothing is selected', () => {
    const { view, send, emittedOf } = ask();
    send({ type: 'dialog.close' });
    expect(view().isOpen).toBe(false);
    expect(emittedOf('dialog.closed')).toHaveLength(1);
  });
  test('a reload restores the selection', () => {
    const first = ask();
    first.choose({ ...complete, reason: 'Knee' });
    const persisted = first.emittedOf('draft.changed').at(-1)!.draft;
    const { view } = ask({ persisted });
    expect(view().fields).toEqual({ ...complete, reason: 'Knee' });
  });
});

describe('rescheduling an appointment', () => {
  const opening = { task: 'reschedule', appointmentId: 'sample-1' } as const;
  test('keeps type and provider, and asks for a new day and time', () => {
    const { view, send, choose, pass, emittedOf } = ask({ opening });
    expect(view()).toMatchObject({
      task: 'reschedule',
      provider: { id: 'ellison' },
      fields: { type: 'Routine Check-up', date: '', time: '' },
      missing: ['date', 'time'],
    });
    choose({ date: '2026-04-01', time: '3:00 PM' });
    send({ type: 'form.submit' });
    pass(2_000);
    expect(emittedOf('world.dispatch')).toEqual([
      {
        type: 'world.dispatch',
        command: {
          type: 'appointment.change',
          appointmentId: 'sample-1',
          date: '2026-04-01',
          time: '3:00 PM',
          status: 'requested',
          known: samples[0],
        },
      },
    ]);
  });
  test('is independent of the draft of a new request', () => {
    const persisted = { id: 'NEW', providerId: 'osei', ...complete, reason: 'Knee' };
    expect(ask({ opening, persisted }).view().fields).toMatchObject({ date: '', reason: samples[0]!.reason });
    const moving = { id: 'sample-1', providerId: 'ellison', ...complete, reason: '' };
    expect(ask({ persisted: moving }).view().fields).toEqual({ type: '', date: '', time: '', reason: '' });
  });
  test.each(['gone', 'sample-9'])("%s can't be rescheduled", (appointmentId) => {
    expect(ask({ opening: { task: 'reschedule', appointmentId } }).view().state).toBe('refused');
  });
  test("a canceled one can't be rescheduled", () => {
    const appointments = samples.map((one) => ({ ...one, status: 'cancelled' }) as const);
    expect(ask({ opening, appointments }).view().state).toBe('refused');
  });
});
