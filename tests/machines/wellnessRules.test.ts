import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  mergeAppointments,
  appointmentErrors,
  appointmentSpan,
  appointmentTypes,
  calendarEntryOf,
  calendarFileName,
  checkAreas,
  checkResultOf,
  checkSum,
  claimHelpers,
  claimStages,
  clashOf,
  dayIn,
  dayRefusal,
  dueEntryOf,
  existingProviders,
  facilityTimeZone,
  facilityToday,
  findProviders,
  heavyAreas,
  hasProviderFilters,
  isOffered,
  isWeekend,
  momentIn,
  moreProviderFiltersSet,
  nextStepsOf,
  noProviderFilters,
  offeredSlots,
  offsetIn,
  parseAppointmentDraft,
  parseCheckAnswers,
  providerLocations,
  reachableStep,
  readCheckStep,
  readProviderFilters,
  readQuery,
  readWellnessPlace,
  sampleAppointments,
  sampleClaims,
  sampleProviders,
  sampleReadiness,
  sentMessage,
  appointmentSlots,
  specialties,
  appointmentSubmissionOf,
  upcomingOf,
  weekdayOf,
  wellnessHref,
  withOfferedTime,
  writeCheckStep,
  writeProviderFilters,
  writeQuery,
} from '@vetsync/machines/model';
import type {
  Appointment,
  AppointmentDraft,
  CheckAnswer,
  CheckAnswers,
  Provider,
  ProviderFilters,
} from '@vetsync/machines/model';

/** 10:15 of a Wednesday in Chicago. */
const now = Date.parse('2026-03-04T16:15:00Z');
const today = '2026-03-04';
const veteran = { id: 'demo-veteran', name: 'Marcus Delaney' };
const draft = (more: Partial<AppointmentDraft> = {}): AppointmentDraft => ({
  id: 'A',
  providerId: 'ellison',
  type: 'Routine Check-up',
  date: '2026-03-09',
  time: '9:00 AM',
  reason: '',
  ...more,
});
const ellisonAt = (at: string) => sampleProviders(Date.parse(at)).find(({ id }) => id === 'ellison');
const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
const dayArbitrary = fc.integer({ min: -400, max: 800 }).map((count) => addDays(today, count));

const every = (answer: CheckAnswer, more: CheckAnswers = {}): CheckAnswers => ({
  ...Object.fromEntries(checkAreas.map((area) => [area, answer])),
  safety: 0,
  ...more,
});

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

  test('a time that clocks skip is as much later; one they show twice is the first', () => {
    expect(new Date(momentIn('America/Chicago', '2026-03-08', 150)).toISOString()).toBe(
      '2026-03-08T08:30:00.000Z',
    );
    expect(new Date(momentIn('America/Chicago', '2026-11-01', 90)).toISOString()).toBe(
      '2026-11-01T06:30:00.000Z',
    );
  });

  test('the offset follows daylight saving, and not everywhere', () => {
    const winter = Date.parse('2026-01-15T18:00:00Z');
    const summer = Date.parse('2026-07-15T18:00:00Z');
    expect([winter, summer].map((at) => offsetIn('America/Chicago', at))).toEqual([-360, -300]);
    expect([winter, summer].map((at) => offsetIn('America/Phoenix', at))).toEqual([-420, -420]);
    expect([winter, summer].map((at) => offsetIn('Asia/Kathmandu', at))).toEqual([345, 345]);
  });

  test('day and minutes lead to a moment that shows them again', () => {
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

  test('a day that can be chosen is from Monday to Friday and not past', () => {
    fc.assert(
      fc.property(dayArbitrary, (day) => {
        const open = dayRefusal(day, today) === null;
        expect(open).toBe(
          day >= today && day <= '2027-03-04' && ![0, 6].includes(weekdayOf(day)) && !isWeekend(day),
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

  test('the facility decides what day it is', () => {
    // Still Tuesday in Chicago, already Wednesday in Berlin.
    const late = Date.parse('2026-03-04T05:30:00Z');
    expect(facilityToday(late)).toBe('2026-03-03');
    expect(offeredSlots('2026-03-04', late)).toHaveLength(14);
    expect(offeredSlots('2026-03-03', late)).toEqual([]);
  });

  test('whenever and whatever: offered slots are still to come', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -5, max: 10 }), (at, ahead) => {
        const day = addDays(facilityToday(at), ahead);
        for (const { time } of offeredSlots(day, at)) {
          const span = appointmentSpan({ date: day, time });
          expect(Date.parse(span?.start ?? '')).toBeGreaterThan(at);
        }
        if (ahead < 0 || isWeekend(day)) expect(offeredSlots(day, at)).toEqual([]);
        else if (ahead > 0) expect(offeredSlots(day, at)).toHaveLength(14);
      }),
    );
  });
});

describe('an appointment that is asked for', () => {
  test('needs type, date and time; the reason is optional', () => {
    expect(appointmentErrors(draft(), now)).toEqual({});
    expect(Object.keys(appointmentErrors(draft({ type: '', date: '', time: '' }), now))).toEqual([
      'type',
      'date',
      'time',
    ]);
    expect(Object.keys(appointmentErrors(draft({ type: 'Haircut' }), now))).toEqual(['type']);
    for (const date of ['2026-03-03', '2026-03-07', '2026-03-08'])
      expect(appointmentErrors(draft({ date }), now)).toHaveProperty('date');
    expect(appointmentErrors(draft({ date: today, time: '10:30 AM' }), now)).toHaveProperty('time');
    expect(appointmentErrors(draft({ time: '12:00 PM' }), now)).toHaveProperty('time');
  });

  test('a time that passed meanwhile is dropped', () => {
    const chosen = draft({ date: today, time: '11:00 AM' });
    expect(withOfferedTime(chosen, now)).toBe(chosen);
    const later = Date.parse('2026-03-04T17:00:00Z');
    expect(isOffered(chosen, later)).toBe(false);
    expect(withOfferedTime(chosen, later).time).toBe('');
  });

  test('its toast names lowercase type, provider, date and time', () => {
    expect(sentMessage(draft(), 'Dr. Renata Ellison')).toBe(
      'Your routine check-up with Dr. Renata Ellison is requested for Monday, March 9, 2026 at 9:00 AM.',
    );
  });

  test('a kept draft is read again; nonsense is none', () => {
    expect(parseAppointmentDraft(JSON.stringify(draft()))).toEqual(draft());
    for (const text of [null, '', '{', '[]', '{"id":1}', JSON.stringify({ ...draft(), date: 'soon' })])
      expect(parseAppointmentDraft(text)).toBeNull();
  });

  test('another one at the very time clashes', () => {
    const [first] = sampleAppointments(now, veteran) as [Appointment];
    const same = draft({ date: first.date, time: first.time });
    expect(clashOf(same, [first])).toBe(first);
    expect(clashOf({ ...same, id: first.id }, [first])).toBeNull();
    expect(clashOf(same, [{ ...first, status: 'cancelled' }])).toBeNull();
    expect(clashOf(draft({ date: first.date, time: '4:30 PM' }), [first])).toBeNull();
  });

  test('is handed to the world whole', () => {
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

describe('providers', () => {
  const providers = sampleProviders(now);
  const find = (filters: Partial<ProviderFilters>) =>
    findProviders(providers, { ...noProviderFilters, ...filters });

  test('every specialty, every place, some who take nobody', () => {
    expect(new Set(providers.map(({ specialty }) => specialty))).toEqual(new Set(specialties));
    expect(new Set(providers.map(({ location }) => location))).toEqual(new Set(providerLocations));
    expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length);
    for (const { acceptingPatients, nextAvailable } of providers) {
      expect(nextAvailable === null).toBe(!acceptingPatients);
      if (nextAvailable) expect(dayRefusal(nextAvailable, today)).toBeNull();
    }
  });

  test('how soon is told in weeks that begin on Sunday', () => {
    // Wednesday, Saturday.
    expect(ellisonAt('2026-03-04T16:15:00Z')).toMatchObject({
      nextAvailable: '2026-03-06',
      availability: 'Available this week',
    });
    expect(ellisonAt('2026-03-07T16:15:00Z')).toMatchObject({
      nextAvailable: '2026-03-09',
      availability: 'Available next week',
    });
    expect(providers.find(({ id }) => id === 'varga')?.availability).toBe('Available in 2 weeks');
  });

  test('search matches name or specialty without regard to case and accents', () => {
    expect(find({ q: 'ELLISON' }).map(({ id }) => id)).toEqual(['ellison']);
    expect(find({ q: 'trevino' }).map(({ id }) => id)).toEqual(['trevino']);
    expect(find({ q: ' cardio ' }).map(({ id }) => id)).toEqual(['haddad', 'varga']);
    expect(find({ q: 'nobody at all' })).toEqual([]);
  });

  test('every filter counts, together with the others', () => {
    expect(find({})).toEqual(providers);
    expect(find({ specialty: 'Mental Health', location: 'Austin' }).map(({ id }) => id)).toEqual([
      'park',
      'adeyemi',
    ]);
    expect(new Set(find({ specialty: 'specialist' }).map(({ specialty }) => specialty))).toEqual(
      new Set(['Physical Therapy', 'Cardiology']),
    );
    expect(find({ specialty: 'Primary Care', accepting: true, within: '10' }).map(({ id }) => id)).toEqual([
      'ellison',
    ]);
    expect(find({ rating: '4.8' }).every(({ rating }) => rating >= 4.8)).toBe(true);
  });

  const filterArbitrary: fc.Arbitrary<ProviderFilters> = fc.record({
    q: fc.string({ maxLength: 20 }),
    specialty: fc.constantFrom('all', ...specialties, 'specialist'),
    location: fc.constantFrom('all', ...providerLocations),
    accepting: fc.boolean(),
    within: fc.constantFrom('all', '5', '10', '50', '200'),
    rating: fc.constantFrom('all', '4', '4.5', '4.8'),
  });
  test('filters only take away, and less filtered finds as many or more', () => {
    fc.assert(
      fc.property(filterArbitrary, (filters) => {
        const found = findProviders(providers, filters);
        expect(found.every((one) => providers.includes(one))).toBe(true);
        for (const name of Object.keys(noProviderFilters) as (keyof ProviderFilters)[]) {
          const looser = { ...filters, [name]: noProviderFilters[name] };
          expect(findProviders(providers, looser).length).toBeGreaterThanOrEqual(found.length);
        }
      }),
    );
  });
  test('filters come back from an address as they were written', () => {
    fc.assert(
      fc.property(filterArbitrary, (filters) => {
        const written = Object.entries(writeProviderFilters(filters)).filter(([, value]) => value !== null);
        const query = readQuery(writeQuery(Object.fromEntries(written) as Record<string, string>));
        expect(readProviderFilters(query)).toEqual(filters);
      }),
    );
  });
  test('what is no filter counts as none', () => {
    const nonsense = {
      specialty: 'Magic',
      location: '__proto__',
      within: '-1',
      rating: 'x',
      accepting: 'yes',
    };
    expect(readProviderFilters(nonsense)).toEqual(noProviderFilters);
    expect(hasProviderFilters(noProviderFilters)).toBe(false);
    expect(moreProviderFiltersSet({ ...noProviderFilters, accepting: true, rating: '4' })).toBe(2);
    expect(readProviderFilters({ q: 'x'.repeat(500) }).q).toHaveLength(100);
  });
  test('5,000 providers are filtered at once', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ({
      ...(providers[at % 14] as Provider),
      id: `p${at}`,
    }));
    const started = performance.now();
    const found = findProviders(many, { ...noProviderFilters, q: 'mental', location: 'Austin' });
    expect(found.length).toBeGreaterThan(500);
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe('upcoming appointments', () => {
  const samples = sampleAppointments(now, veteran);

  test('three samples, upcoming at any time', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const seen = sampleAppointments(at, veteran);
        expect(upcomingOf(seen, at)).toHaveLength(3);
        for (const { date } of seen) expect(dayRefusal(date, facilityToday(at))).toBeNull();
      }),
    );
  });

  test('what the world knows counts, soonest first', () => {
    const [first, second] = samples as [Appointment, Appointment];
    const moved: Appointment = { ...first, date: '2026-06-01', status: 'requested' };
    const asked: Appointment = { ...second, id: 'W', time: '9:00 AM' };
    const list = mergeAppointments(samples, [moved, asked]);
    expect(list.map(({ id }) => id)).toEqual(['W', 'sample-2', 'sample-3', 'sample-1']);
    expect(upcomingOf([{ ...first, status: 'cancelled' }, second], now)).toEqual([second]);
    expect(upcomingOf([{ ...first, date: '2026-03-02' }], now)).toEqual([]);
  });

  test('an appointment is over when it ends', () => {
    const one = { ...(samples[0] as Appointment), date: today, time: '9:30 AM' };
    expect(upcomingOf([one], Date.parse('2026-03-04T15:59:59Z'))).toHaveLength(1);
    expect(upcomingOf([one], Date.parse('2026-03-04T16:00:00Z'))).toEqual([]);
  });

  test('providers whom one knows, each once', () => {
    const twice = [...samples, { ...(samples[0] as Appointment), id: 'again' }];
    expect(existingProviders(sampleProviders(now), twice).map(({ id }) => id)).toEqual([
      'ellison',
      'park',
      'moreno',
    ]);
  });

  test('goes into a calendar at its true moment', () => {
    const one = { ...(samples[0] as Appointment), date: '2026-03-09', time: '1:00 PM' };
    const entry = calendarEntryOf(one, '512-555-0114');
    expect(entry).toMatchObject({
      id: 'appointment-sample-1',
      start: '2026-03-09T18:00:00.000Z',
      end: '2026-03-09T18:30:00.000Z',
      status: 'confirmed',
    });
    expect(entry?.description).toContain('512-555-0114');
    expect(calendarEntryOf({ ...one, status: 'requested' }, null)?.status).toBe('tentative');
    expect(calendarEntryOf({ ...one, time: 'noon' }, null)).toBeNull();
  });

  test('a calendar file has a plain name', () => {
    expect(calendarFileName('Routine Check-up with Dr. Hector Treviño')).toBe(
      'routine-check-up-with-dr-hector-trevino.ics',
    );
    expect(calendarFileName('../../x')).toBe('x.ics');
    expect(calendarFileName('…')).toBe('event.ics');
  });
});

describe('the self-check', () => {
  const answersArbitrary: fc.Arbitrary<CheckAnswers> = fc.record(
    Object.fromEntries(checkAreas.map((area) => [area, fc.constantFrom(0, 1, 2, 3)])),
  );

  test.each([
    [every(0), 'steady'],
    [every(0, { sleep: 3, tension: 1 }), 'steady'],
    [every(0, { sleep: 3, tension: 2 }), 'watch'],
    [every(0, { mood: 2 }), 'watch'],
    [every(0, { mood: 3 }), 'support'],
    [every(1, { sleep: 3, tension: 3 }), 'support'],
    [every(2, { sleep: 3, tension: 3 }), 'support'],
    [every(3, { coping: 0 }), 'crisis'],
    [every(0, { safety: 1 }), 'crisis'],
  ] as const)('%j: %s', (answers, result) => {
    expect(checkResultOf(answers)).toBe(result);
  });

  test('any thought of harm shows the crisis line first, whatever else is said', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(1, 2, 3), (answers, safety) => {
        const said = { ...answers, safety } as CheckAnswers;
        expect(checkResultOf(said)).toBe('crisis');
        expect(nextStepsOf(said)[0]).toBe('crisisLine');
      }),
    );
  });
  test('a heavier answer never gives a lighter result', () => {
    const rank = ['steady', 'watch', 'support', 'crisis'];
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(...checkAreas), (answers, area) => {
        const more = { ...answers, [area]: Math.min(3, (answers[area] ?? 0) + 1) as CheckAnswer };
        expect(rank.indexOf(checkResultOf(more))).toBeGreaterThanOrEqual(
          rank.indexOf(checkResultOf(answers)),
        );
        expect(checkSum(more)).toBeGreaterThanOrEqual(checkSum(answers));
      }),
    );
  });
  test('there is always a next step, each once', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const steps = nextStepsOf(answers);
        expect(steps.length).toBeGreaterThan(0);
        expect(new Set(steps).size).toBe(steps.length);
      }),
    );
    expect(heavyAreas(every(0, { connection: 2 }))).toEqual(['connection']);
    expect(nextStepsOf(every(0, { connection: 2 }))).toContain('community');
  });
  test('no question is skipped by its address', () => {
    expect(reachableStep(5, {})).toBe(0);
    expect(reachableStep('result', { sleep: 0 })).toBe(1);
    expect(reachableStep(0, every(0))).toBe(0);
    expect(reachableStep(6, every(0))).toBe(6);
    expect(reachableStep('result', every(0))).toBe('result');
    expect(reachableStep(99, every(0))).toBe(6);
    expect(reachableStep(null, every(0))).toBeNull();
    expect(['1', '7', 'result', '0', '-1', 'x', undefined].map(readCheckStep)).toEqual([
      0,
      6,
      'result',
      null,
      null,
      null,
      null,
    ]);
    expect([null, 0, 'result' as const].map(writeCheckStep)).toEqual([null, '1', 'result']);
  });
  test('kept answers are read again; nonsense is none', () => {
    expect(parseCheckAnswers(JSON.stringify(every(2)))).toEqual(every(2));
    for (const text of [null, '{', '[1]', '{"sleep":9}', '{"other":1}'])
      expect(parseCheckAnswers(text)).toEqual({});
  });
});

describe('sample figures', () => {
  test('98 percent readiness is what the days add up to', () => {
    const { percent, kept, of, goals, weeks } = sampleReadiness();
    expect(percent).toBe(98);
    expect(kept).toBe(goals.reduce((sum, goal) => sum + goal.kept, 0));
    expect(of).toBe(112);
    expect(weeks).toHaveLength(12);
    expect(Math.max(...weeks)).toBeLessThanOrEqual(100);
  });
  test('claims are as far as their days say', () => {
    for (const { stage, reached, filed, asked, rating } of sampleClaims(now)) {
      const days = claimStages.flatMap((each) => reached[each] ?? []);
      expect(days).toEqual(days.toSorted());
      expect(days[0]).toBe(filed);
      expect(reached[stage]).toBe(days.at(-1));
      expect(rating !== null).toBe(stage === 'decided');
      if (asked) expect(asked.due > today).toBe(true);
    }
    const [hearing] = sampleClaims(now);
    expect(hearing && dueEntryOf(hearing)?.start).toBe('2026-03-16T14:00:00.000Z');
    expect(claimHelpers.every(({ email }) => email.endsWith('.example'))).toBe(true);
  });
});

describe('places of the wellness tab', () => {
  const at = { mode: 'demo', role: 'user' } as const;
  test.each([
    [[], 'overview', null],
    [['appointments'], 'appointments', null],
    [['claims'], 'claims', null],
    [['check'], 'check', null],
    [['appointment', 'a b'], 'appointment', 'a b'],
    [['appointment'], 'unknown', null],
    [['appointments', 'x'], 'unknown', null],
    [['appointment', 'x', 'y'], 'unknown', null],
    [['overview'], 'unknown', null],
  ] as const)('%j: %s', (detail, page, appointmentId) => {
    expect(readWellnessPlace(detail, {})).toMatchObject({ page, appointmentId, open: null });
  });
  test('what is open is in the query', () => {
    expect(readWellnessPlace([], { open: 'schedule', provider: 'park', claim: 'knee' })).toMatchObject({
      open: 'schedule',
      providerId: 'park',
      claimId: 'knee',
    });
    expect(readWellnessPlace([], { open: 'everything' }).open).toBeNull();
  });
  test('addresses', () => {
    expect(wellnessHref(at, 'overview')).toBe('/demo/platform/wellness?role=user');
    expect(wellnessHref(at, 'appointments', { open: 'find' })).toBe(
      '/demo/platform/wellness/appointments?open=find&role=user',
    );
    expect(wellnessHref({ mode: 'account', role: 'user' }, { appointmentId: 'A1' })).toBe(
      '/platform/wellness/appointment/A1',
    );
  });
  test('the facility is where its clock is', () => expect(facilityTimeZone).toBe('America/Chicago'));
});
