import { describe, expect, test } from 'vitest';
import { appointmentMachine } from '@vetsync/machines/wellness/appointment';
import { federalHolidays } from '@vetsync/machines/model/time';
import type { Appointment } from '@vetsync/machines/model/world';
import { samples, complete, freeToday, ask } from '../support/appointment.ts';
import { statesOf } from '@vetsync/machines/kit';

test('has exactly these stable states', () => {
  expect(statesOf(appointmentMachine)).toEqual([
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
    expect(days.holidays[0]).toEqual({ holiday: 'memorial', day: '2026-05-25' });
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
    expect(view().crisis).toBeNull();
    choose({ reason: 'I want to die' });
    expect(view().crisis).toMatchObject({ level: 'explicit', kind: 'suicide' });
  });
});

test.each([
  ['2026-03-06', '2026-03-06T15:00:00.000Z'],
  ['2026-03-09', '2026-03-09T14:00:00.000Z'],
  ['2026-11-02', '2026-11-02T15:00:00.000Z'],
])('a time on %s is by the clock of the medical center', (date, instant) => {
  const { view, choose } = ask({ intl: { locale: 'en-US', timeZone: 'Europe/Berlin' } });
  choose({ ...complete, date });
  expect(view().chosen).toMatchObject({ start: instant });
});
