import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writePhrase } from '@vetsync/ui/language';
import {
  mergeAppointments,
  calendarEntryOf,
  checkAreas,
  checkResultOf,
  sumCheckAnswers,
  claimStages,
  dayRefusal,
  claimDueEntry,
  existingProviders,
  facilityTimeZone,
  facilityToday,
  severeAreas,
  nextStepsOf,
  parseCheckAnswers,
  providerLocations,
  reachableStep,
  parseCheckStep,
  parseWellnessRoute,
  specialties,
  upcomingOf,
  wellnessHref,
  formatCheckStep,
} from '@vetsync/machines/wellness/model';
import { searchListings } from '@vetsync/machines/marketplace/model';
import { anySpecialist, type ListingFilters } from '@vetsync/machines/organizations/model';
import { calendarFileName } from '@vetsync/machines/model/time';
import type { Appointment } from '@vetsync/machines/model/world';
import type { CheckAnswer, CheckAnswers } from '@vetsync/machines/wellness/model';
import {
  claimHelpers,
  sampleAppointments,
  sampleClaims,
  sampleProviderListings,
  sampleProviders,
  sampleReadiness,
} from '@vetsync/samples/wellness';
import { now, today, veteran, moments } from '../support/wellness.ts';

const ellisonAt = (at: string) => sampleProviders(Date.parse(at)).find(({ id }) => id === 'ellison');
const every = (answer: CheckAnswer, more: CheckAnswers = {}): CheckAnswers => ({
  ...Object.fromEntries(checkAreas.map((area) => [area, answer])),
  safety: 0,
  ...more,
});

describe('providers', () => {
  const providers = sampleProviders(now);
  const listings = sampleProviderListings(now);
  const find = (filters: ListingFilters) =>
    searchListings({ listings }, { filters, cursor: null }).listings.map(({ id }) => id);

  test('include every specialty, every location, and some who take no new patients', () => {
    expect(new Set(providers.map(({ specialty }) => specialty))).toEqual(new Set(specialties));
    expect(new Set(providers.map(({ location }) => location))).toEqual(new Set(providerLocations));
    expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length);
    for (const { acceptingPatients, nextAvailable } of providers) {
      expect(nextAvailable === null).toBe(!acceptingPatients);
      if (nextAvailable) expect(dayRefusal(nextAvailable, today)).toBeNull();
    }
  });

  test('availability is counted in weeks that begin on Sunday', () => {
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
    expect(find({ q: 'ELLISON' })).toEqual(['ellison']);
    expect(find({ q: 'trevino' })).toEqual(['trevino']);
    expect(find({ q: ' cardio ' })).toEqual(['haddad', 'varga']);
    expect(find({ q: 'mental' })).toHaveLength(4);
    expect(find({ q: 'nobody at all' })).toEqual([]);
  });

  test('every filter applies, together with the others, nearest first', () => {
    expect(find({})).toEqual(providers.map(({ id }) => id));
    expect(find({ type: 'mental-health', place: 'Austin' })).toEqual(['park', 'adeyemi']);
    expect(find({ type: anySpecialist })).toEqual(
      providers
        .filter(({ specialty }) => ['Physical Therapy', 'Cardiology'].includes(specialty))
        .map(({ id }) => id),
    );
    expect(find({ type: 'primary-care', accepting: true, within: 10 })).toEqual(['ellison']);
    expect(find({ rating: 4.8 })).toEqual(
      providers.filter(({ rating }) => rating >= 4.8).map(({ id }) => id),
    );
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

  test('those of the world are included, soonest first', () => {
    const [first, second] = samples as [Appointment, Appointment];
    const moved: Appointment = { ...first, date: '2026-06-01', status: 'requested' };
    const requestedEvidence: Appointment = { ...second, id: 'W', time: '9:00 AM' };
    const list = mergeAppointments(samples, [moved, requestedEvidence]);
    expect(list.map(({ id }) => id)).toEqual(['W', 'sample-2', 'sample-3', 'sample-1']);
    expect(upcomingOf([{ ...first, status: 'cancelled' }, second], now)).toEqual([second]);
    expect(upcomingOf([{ ...first, date: '2026-03-02' }], now)).toEqual([]);
  });

  test('an appointment is over when it ends', () => {
    const one = { ...(samples[0] as Appointment), date: today, time: '9:30 AM' };
    expect(upcomingOf([one], Date.parse('2026-03-04T15:59:59Z'))).toHaveLength(1);
    expect(upcomingOf([one], Date.parse('2026-03-04T16:00:00Z'))).toEqual([]);
  });

  test('known providers are listed once each', () => {
    const twice = [...samples, { ...(samples[0] as Appointment), id: 'again' }];
    expect(existingProviders(sampleProviders(now), twice).map(({ id }) => id)).toEqual([
      'ellison',
      'park',
      'moreno',
    ]);
  });

  test('has the correct time in a calendar', () => {
    const one = { ...(samples[0] as Appointment), date: '2026-03-09', time: '1:00 PM' };
    const how = { phone: '512-555-0114', visitKind: 'request', write: writePhrase } as const;
    const entry = calendarEntryOf(one, how);
    expect(entry).toMatchObject({
      id: 'appointment-sample-1',
      start: '2026-03-09T18:00:00.000Z',
      end: '2026-03-09T18:30:00.000Z',
      status: 'confirmed',
    });
    expect(entry?.title).toBe('Routine Check-up with Dr. Renata Ellison');
    expect(entry?.description.split('\n')).toEqual([
      'Routine Check-up with Dr. Renata Ellison, Primary Care.',
      '1:00 PM is the time at the medical center (Central Time).',
      `Reason: ${one.reason}`,
      'Phone: 512-555-0114',
    ]);
    expect(calendarEntryOf({ ...one, status: 'requested' }, how)?.status).toBe('tentative');
    expect(calendarEntryOf({ ...one, time: 'noon' }, how)).toBeNull();
    // One's own note was sent to no one, so nobody can confirm it.
    const noted = calendarEntryOf(
      { ...one, status: 'requested' },
      { ...how, phone: null, visitKind: 'note' },
    );
    expect(noted?.description.split('\n').slice(1)).toEqual([
      '1:00 PM is Central Time.',
      `Reason: ${one.reason}`,
      'My own note. I book the visit with them.',
    ]);
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

  test('any thought of harm shows the crisis line first, whatever the other answers', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(1, 2, 3), (answers, safety) => {
        const said = { ...answers, safety } as CheckAnswers;
        expect(checkResultOf(said)).toBe('crisis');
        expect(nextStepsOf(said)[0]).toBe('crisisLine');
      }),
    );
  });
  test('a worse answer never gives a better result', () => {
    const rank = ['steady', 'watch', 'support', 'crisis'];
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(...checkAreas), (answers, area) => {
        const more = { ...answers, [area]: Math.min(3, (answers[area] ?? 0) + 1) as CheckAnswer };
        expect(rank.indexOf(checkResultOf(more))).toBeGreaterThanOrEqual(
          rank.indexOf(checkResultOf(answers)),
        );
        expect(sumCheckAnswers(more)).toBeGreaterThanOrEqual(sumCheckAnswers(answers));
      }),
    );
  });
  test('there is always a next step, without duplicates', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const steps = nextStepsOf(answers);
        expect(steps.length).toBeGreaterThan(0);
        expect(new Set(steps).size).toBe(steps.length);
      }),
    );
    expect(severeAreas(every(0, { connection: 2 }))).toEqual(['connection']);
    expect(nextStepsOf(every(0, { connection: 2 }))).toContain('community');
  });
  test('no question is skipped by its URL', () => {
    expect(reachableStep(5, {})).toBe(0);
    expect(reachableStep('result', { sleep: 0 })).toBe(1);
    expect(reachableStep(0, every(0))).toBe(0);
    expect(reachableStep(6, every(0))).toBe(6);
    expect(reachableStep('result', every(0))).toBe('result');
    expect(reachableStep(99, every(0))).toBe(6);
    expect(reachableStep(null, every(0))).toBeNull();
    expect(['1', '7', 'result', '0', '-1', 'x', undefined].map(parseCheckStep)).toEqual([
      0,
      6,
      'result',
      null,
      null,
      null,
      null,
    ]);
    expect([null, 0, 'result' as const].map(formatCheckStep)).toEqual([null, '1', 'result']);
  });
  test('stored answers are restored, and invalid text is ignored', () => {
    expect(parseCheckAnswers(JSON.stringify(every(2)))).toEqual(every(2));
    for (const text of [null, '{', '[1]', '{"sleep":9}', '{"other":1}'])
      expect(parseCheckAnswers(text)).toEqual({});
  });
});

describe('sample figures', () => {
  test('98 percent readiness is the average of the days', () => {
    const { percent, met, of, goals, weeks } = sampleReadiness();
    expect(percent).toBe(98);
    expect(met).toBe(goals.reduce((sum, goal) => sum + goal.met, 0));
    expect(of).toBe(112);
    expect(weeks).toHaveLength(12);
    expect(Math.max(...weeks)).toBeLessThanOrEqual(100);
  });
  test('the progress of claims follows their dates', () => {
    for (const { stage, reached, filed, requestedEvidence, rating } of sampleClaims(now)) {
      const days = claimStages.flatMap((each) => reached[each] ?? []);
      expect(days).toEqual(days.toSorted());
      expect(days[0]).toBe(filed);
      expect(reached[stage]).toBe(days.at(-1));
      expect(rating !== null).toBe(stage === 'decided');
      if (requestedEvidence) expect(requestedEvidence.due > today).toBe(true);
    }
    const [hearing] = sampleClaims(now);
    expect(hearing && claimDueEntry(hearing, writePhrase)?.start).toBe('2026-03-16T14:00:00.000Z');
    expect(claimHelpers.every(({ email }) => email.endsWith('.example'))).toBe(true);
  });
});

describe('routes of the wellness tab', () => {
  const at = { role: 'user' } as const;
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
    expect(parseWellnessRoute(detail, {})).toMatchObject({ page, appointmentId, open: null });
  });
  test('the open dialog is in the query', () => {
    expect(parseWellnessRoute([], { open: 'schedule', provider: 'park', claim: 'knee' })).toMatchObject({
      open: 'schedule',
      providerId: 'park',
      claimId: 'knee',
    });
    expect(parseWellnessRoute([], { open: 'everything' }).open).toBeNull();
  });
  test('URLs', () => {
    expect(wellnessHref(at, 'overview')).toBe('/platform/wellness');
    expect(wellnessHref(at, 'appointments', { open: 'find' })).toBe(
      '/platform/wellness/appointments?open=find',
    );
    expect(wellnessHref({ role: 'user' }, { appointmentId: 'A1' })).toBe('/platform/wellness/appointment/A1');
  });
  test('the facility has its own time zone', () => expect(facilityTimeZone).toBe('America/Chicago'));
});
