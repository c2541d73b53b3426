import { describe, expect, test } from 'vitest';
import type { Appointment } from '@vetsync/machines/model/world';
import { samples, complete, freeToday, ask } from '../support/appointment.ts';

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
        description: 'Your routine check-up with Dr. Grace Osei is requested for Mon, Mar 9 at 9:00 AM.',
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
    expect(view()).toMatchObject({ sent: { id: known.id }, visitKind: 'request' });
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
    const stored = first.emittedOf('draft.changed').at(-1)!.draft;
    const { view } = ask({ stored });
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
    const stored = { id: 'NEW', providerId: 'osei', ...complete, reason: 'Knee' };
    expect(ask({ opening, stored }).view().fields).toMatchObject({ date: '', reason: samples[0]!.reason });
    const moving = { id: 'sample-1', providerId: 'ellison', ...complete, reason: '' };
    expect(ask({ stored: moving }).view().fields).toEqual({ type: '', date: '', time: '', reason: '' });
  });
  test.each(['gone', 'sample-9'])("%s can't be rescheduled", (appointmentId) => {
    expect(ask({ opening: { task: 'reschedule', appointmentId } }).view().state).toBe('refused');
  });
  test("a canceled one can't be rescheduled", () => {
    const appointments = samples.map((sample) => ({ ...sample, status: 'cancelled' }) as const);
    expect(ask({ opening, appointments }).view().state).toBe('refused');
  });
});
