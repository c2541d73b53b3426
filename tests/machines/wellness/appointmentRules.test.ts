import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayIn,
  isFederalHoliday,
  isWeekend,
  momentIn,
  offsetIn,
  weekdayOf,
} from '@vetsync/machines/model/time';
import {
  appointmentErrors,
  appointmentSpan,
  appointmentTypes,
  bookableSlots,
  findConflictingAppointment,
  dayRefusal,
  facilityToday,
  fullDays,
  isOffered,
  offeredSlots,
  parseAppointmentDraft,
  sentNotices,
  appointmentSlots,
  appointmentSubmissionOf,
  withOfferedTime,
} from '@vetsync/machines/wellness/model';
import type { Appointment } from '@vetsync/machines/model/world';
import type { AppointmentDraft, Provider, Slot } from '@vetsync/machines/wellness/model';
import { sampleAppointments, sampleProviders } from '@vetsync/samples/wellness';
import { now, today, veteran, moments } from '../support/wellness.ts';

const draft = (more: Partial<AppointmentDraft> = {}): AppointmentDraft => ({
  id: 'A',
  providerId: 'ellison',
  type: 'Routine Check-up',
  date: '2026-03-09',
  time: '9:00 AM',
  reason: '',
  ...more,
});
const dayArbitrary = fc.integer({ min: -400, max: 800 }).map((count) => addDays(today, count));

describe('time zones', () => {
  test.each([
    // Before and after clocks go forward on March 8, 2026.
    ['2026-03-06', 'America/Chicago', '2026-03-06T15:00:00.000Z'],
    ['2026-03-09', 'America/Chicago', '2026-03-09T14:00:00.000Z'],
    // Before and after they go back on November 1, 2026.
    ['2026-10-30', 'America/Chicago', '2026-10-30T14:00:00.000Z'],
    ['2026-11-02', 'America/Chicago', '2026-11-02T15:00:00.000Z'],
    // On the very days.
    ['2026-03-08', 'America/Chicago', '2026-03-08T14:00:00.000Z'],
    ['2026-11-01', 'America/Chicago', '2026-11-01T15:00:00.000Z'],
    ['2026-07-01', 'Asia/Kolkata', '2026-07-01T03:30:00.000Z'],
    ['2026-07-01', 'UTC', '2026-07-01T09:00:00.000Z'],
  ])('nine in the morning of %s in %s', (day, zone, instant) => {
    expect(new Date(momentIn(zone, day, 9 * 60)).toISOString()).toBe(instant);
  });

  test('a skipped local time moves later, and an ambiguous one is the first', () => {
    expect(new Date(momentIn('America/Chicago', '2026-03-08', 150)).toISOString()).toBe(
      '2026-03-08T08:30:00.000Z',
    );
    expect(new Date(momentIn('America/Chicago', '2026-11-01', 90)).toISOString()).toBe(
      '2026-11-01T06:30:00.000Z',
    );
  });

  test('the offset follows daylight saving time where there is one', () => {
    const winter = Date.parse('2026-01-15T18:00:00Z');
    const summer = Date.parse('2026-07-15T18:00:00Z');
    expect([winter, summer].map((at) => offsetIn('America/Chicago', at))).toEqual([-360, -300]);
    expect([winter, summer].map((at) => offsetIn('America/Phoenix', at))).toEqual([-420, -420]);
    expect([winter, summer].map((at) => offsetIn('Asia/Kathmandu', at))).toEqual([345, 345]);
  });

  test('day and minutes survive the conversion to a moment', () => {
    const zones = ['America/Chicago', 'Europe/Berlin', 'Pacific/Auckland', 'America/Phoenix', 'Asia/Kolkata'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        dayArbitrary,
        fc.constantFrom(...appointmentSlots),
        (zone, day, slot) => {
          const moment = momentIn(zone, day, slot.minutes);
          expect(dayIn(zone, moment)).toBe(day);
          expect((moment + offsetIn(zone, moment) * 60_000) % 86_400_000).toBe(slot.minutes * 60_000);
        },
      ),
    );
  });
});

describe('days and slots (feature spec, sections 5 and 9)', () => {
  test('seven types, 14 slots of half an hour', () => {
    expect(appointmentTypes).toEqual([
      'Routine Check-up',
      'Follow-up Appointment',
      'Consultation',
      'Mental Health Session',
      'Physical Therapy',
      'Specialist Consultation',
      'Urgent Care',
    ]);
    expect(appointmentSlots.map(({ time }) => time)).toEqual([
      '9:00 AM',
      '9:30 AM',
      '10:00 AM',
      '10:30 AM',
      '11:00 AM',
      '11:30 AM',
      '1:00 PM',
      '1:30 PM',
      '2:00 PM',
      '2:30 PM',
      '3:00 PM',
      '3:30 PM',
      '4:00 PM',
      '4:30 PM',
    ]);
  });

  test.each([
    ['2026-03-03', 'past'],
    ['2026-03-04', null],
    ['2026-03-07', 'weekend'],
    ['2026-03-08', 'weekend'],
    ['2026-03-09', null],
    ['2026-02-28', 'past'],
    ['2027-03-04', null],
    ['2027-03-05', 'tooFar'],
  ])('%s: %s', (day, refusal) => {
    expect(dayRefusal(day, today)).toBe(refusal);
  });

  test('a selectable day is from Monday to Friday, not a holiday and not past', () => {
    fc.assert(
      fc.property(dayArbitrary, (day) => {
        const open = dayRefusal(day, today) === null;
        expect(open).toBe(
          day >= today &&
            day <= '2027-03-04' &&
            ![0, 6].includes(weekdayOf(day)) &&
            !isWeekend(day) &&
            !isFederalHoliday(day),
        );
      }),
    );
  });

  test.each([
    ['2026-03-04T13:30:00Z', 14, '9:00 AM'], // 7:30
    ['2026-03-04T15:00:00Z', 12, '10:00 AM'], // 9:00
    ['2026-03-04T15:59:59Z', 12, '10:00 AM'], // 9:59:59
    ['2026-03-04T16:15:00Z', 10, '11:00 AM'], // 10:15
    ['2026-03-04T17:00:00Z', 8, '1:00 PM'], // 11:00
    ['2026-03-04T18:30:00Z', 8, '1:00 PM'], // 12:30
    ['2026-03-04T21:05:00Z', 2, '4:00 PM'], // 15:05
    ['2026-03-04T22:00:00Z', 0, undefined], // 16:00
  ])('today at %s: %i appointmentSlots, first %s', (at, count, first) => {
    const offered = offeredSlots(today, Date.parse(at));
    expect(offered).toHaveLength(count);
    expect(offered[0]?.time).toBe(first);
  });

  test("the facility's time zone decides which day it is", () => {
    // Still Tuesday in Chicago, already Wednesday in Berlin.
    const late = Date.parse('2026-03-04T05:30:00Z');
    expect(facilityToday(late)).toBe('2026-03-03');
    expect(offeredSlots('2026-03-04', late)).toHaveLength(14);
    expect(offeredSlots('2026-03-03', late)).toEqual([]);
  });

  test('offered slots are always in the future', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -5, max: 10 }), (at, ahead) => {
        const day = addDays(facilityToday(at), ahead);
        for (const { time } of offeredSlots(day, at)) {
          const span = appointmentSpan({ date: day, time });
          expect(Date.parse(span?.start ?? '')).toBeGreaterThan(at);
        }
        if (ahead < 0 || isWeekend(day) || isFederalHoliday(day)) expect(offeredSlots(day, at)).toEqual([]);
        else if (ahead > 0) expect(offeredSlots(day, at)).toHaveLength(14);
      }),
    );
  });
});

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, ahead) => addDays(first, ahead));

describe('what can be booked', () => {
  const providers = sampleProviders(now);
  const taking = providers.filter(({ acceptingPatients }) => acceptingPatients);
  const none: Appointment[] = [];

  test("the provider's next day is the first that can be booked", () => {
    for (const from of daysFrom('2026-11-18', 14)) {
      const at = Date.parse(`${from}T14:00:00Z`);
      for (const provider of sampleProviders(at)) {
        const availability = { provider, appointments: none, now: at };
        const bookable = daysFrom(from, 60).find((day) => bookableSlots(day, availability).length > 0);
        expect(bookable ?? null).toBe(provider.nextAvailable);
      }
    }
    expect(taking.length).toBeGreaterThan(5);
  });

  test('slots taken by others are not offered, and are the same each time', () => {
    let free = 0;
    for (const provider of taking)
      for (const day of daysFrom('2026-04-06', 5)) {
        const slots = bookableSlots(day, { provider, appointments: none, now });
        expect(bookableSlots(day, { provider, appointments: none, now })).toEqual(slots);
        expect(appointmentSlots).toEqual(expect.arrayContaining([...slots]));
        free += slots.length;
      }
    const all = taking.length * 5 * appointmentSlots.length;
    expect(free).toBeGreaterThan(all / 2);
    expect(free).toBeLessThan(0.8 * all);
  });

  test("one's own appointment with the same provider is not offered, except to reschedule it", () => {
    const [provider] = taking as [Provider];
    const day = '2026-04-06';
    const [slot] = bookableSlots(day, { provider, appointments: none, now }) as [Slot];
    const [sample] = sampleAppointments(now, veteran) as [Appointment];
    const own: Appointment = { ...sample, id: 'own', providerId: provider.id, date: day, time: slot.time };
    const times = (appointments: Appointment[], movedId?: string) =>
      bookableSlots(day, { provider, appointments, now }, movedId).map(({ time }) => time);
    expect(times([own])).not.toContain(slot.time);
    expect(times([own], 'own')).toContain(slot.time);
    expect(times([{ ...own, status: 'cancelled' }])).toContain(slot.time);
    expect(times([{ ...own, providerId: 'somebody' }])).toContain(slot.time);
    const chosen = draft({ id: 'new', providerId: provider.id, date: day, time: slot.time });
    expect(appointmentErrors(chosen, { provider, appointments: [own], now })).toHaveProperty('time');
    expect(appointmentErrors(chosen, { provider, appointments: none, now })).toEqual({});
  });

  test("nothing is offered before the provider's next day, on a holiday, or without new patients", () => {
    const [provider] = taking as [Provider];
    for (const day of fullDays(today, provider))
      expect(bookableSlots(day, { provider, appointments: none, now })).toEqual([]);
    expect(fullDays(today, provider)).toEqual(
      daysFrom(today, 30).filter((day) => day < (provider.nextAvailable ?? '')),
    );
    const early = draft({ date: fullDays(today, provider)[0] ?? '' });
    expect(appointmentErrors(early, { provider, appointments: none, now })).toHaveProperty('date');
    expect(dayRefusal('2026-11-26', today)).toBe('holiday');
    expect(offeredSlots('2026-11-26', now)).toEqual([]);
    const closed = providers.find(({ acceptingPatients }) => !acceptingPatients) as Provider;
    for (const day of daysFrom(today, 30))
      expect(bookableSlots(day, { provider: closed, appointments: none, now })).toEqual([]);
  });
});

/** Any provider, so that only the hours of the medical center count. */
const open = { provider: null, appointments: [], now };

describe('an appointment request', () => {
  test('needs type, date and time; the reason is optional', () => {
    expect(appointmentErrors(draft(), open)).toEqual({});
    expect(Object.keys(appointmentErrors(draft({ type: '', date: '', time: '' }), open))).toEqual([
      'type',
      'date',
      'time',
    ]);
    expect(Object.keys(appointmentErrors(draft({ type: 'Haircut' }), open))).toEqual(['type']);
    for (const date of ['2026-03-03', '2026-03-07', '2026-03-08'])
      expect(appointmentErrors(draft({ date }), open)).toHaveProperty('date');
    expect(appointmentErrors(draft({ date: today, time: '10:30 AM' }), open)).toHaveProperty('time');
    expect(appointmentErrors(draft({ time: '12:00 PM' }), open)).toHaveProperty('time');
  });

  test('a time that has passed is cleared', () => {
    const chosen = draft({ date: today, time: '11:00 AM' });
    expect(withOfferedTime(chosen, open)).toBe(chosen);
    const later = Date.parse('2026-03-04T17:00:00Z');
    expect(isOffered(chosen, { ...open, now: later })).toBe(false);
    expect(withOfferedTime(chosen, { ...open, now: later }).time).toBe('');
  });

  test('its toast names lowercase type, provider, date and time', () => {
    expect(sentNotices.request(draft(), 'Dr. Renata Ellison')[0]?.description).toEqual(
      'Your routine check-up with Dr. Renata Ellison is requested for Mon, Mar 9 at 9:00 AM.',
    );
  });

  test('a stored draft is restored, and invalid text is ignored', () => {
    expect(parseAppointmentDraft(JSON.stringify(draft()))).toEqual(draft());
    for (const text of [null, '', '{', '[]', '{"id":1}', JSON.stringify({ ...draft(), date: 'soon' })])
      expect(parseAppointmentDraft(text)).toBeNull();
  });

  test('conflicts with another one at the same time', () => {
    const [first] = sampleAppointments(now, veteran) as [Appointment];
    const same = draft({ date: first.date, time: first.time });
    expect(findConflictingAppointment(same, [first])).toBe(first);
    expect(findConflictingAppointment({ ...same, id: first.id }, [first])).toBeNull();
    expect(findConflictingAppointment(same, [{ ...first, status: 'cancelled' }])).toBeNull();
    expect(findConflictingAppointment(draft({ date: first.date, time: '4:30 PM' }), [first])).toBeNull();
  });

  test('is submitted with all fields', () => {
    const [provider] = sampleProviders(now) as [Provider];
    expect(appointmentSubmissionOf(draft({ reason: ' Knee ' }), provider, veteran)).toEqual({
      id: 'A',
      veteranId: 'demo-veteran',
      veteranName: 'Marcus Delaney',
      providerId: 'ellison',
      providerName: 'Dr. Renata Ellison',
      providerSpecialty: 'Primary Care',
      date: '2026-03-09',
      time: '9:00 AM',
      type: 'Routine Check-up',
      reason: 'Knee',
      location: 'Barton Bend Veterans Clinic, Austin',
    });
  });
});
