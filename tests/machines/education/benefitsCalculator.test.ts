import { describe, expect, test } from 'vitest';
import {
  benefitsCalculatorMachine,
  benefitsCalculatorView,
  type BenefitsCalculatorEvent,
} from '@vetsync/machines/education/benefitsCalculator';
import { initialPlan, parsePlanDraft, type PlanDraft } from '@vetsync/machines/education/model';
import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import type { SchoolServer } from '@vetsync/machines/reference/model';
import { searchDebounceMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { sampleBenefits, samplePrograms } from '@vetsync/samples/education';
import { capitalDetail, mesaDetail, tradesDetail } from '../../../stories/Screens/reference/schools.ts';
import { problem, run, settle } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';
import { writePhrase } from '@vetsync/ui/language';

const now = () => Date.parse('2026-11-21T14:27:00Z');
const base = {
  organizer: 'Alex Morgan',
  intl: { timeZone: 'America/Chicago' },
  write: writePhrase,
  now,
};

describe('the benefits calculator', () => {
  const [first, ...rest] = samplePrograms;
  const programs = [first!, ...rest] as const;
  function calculator(stored: string | null = null) {
    const started = run(benefitsCalculatorMachine, {
      input: { ...base, programs, benefits: sampleBenefits, stored: parsePlanDraft(stored) },
    });
    const send = (event: BenefitsCalculatorEvent) => started.actor.send(event);
    return { ...started, send, view: () => benefitsCalculatorView(started.actor.getSnapshot()) };
  }

  test('has exactly these stable states', () => {
    expect(statesOf(benefitsCalculatorMachine)).toEqual([
      'reading',
      'typing',
      'finding',
      'lookingUp',
      'calculated',
      'unreadable',
      'empty',
    ]);
  });
  test('starts with a plan and its months', () => {
    const { view } = calculator();
    expect(view()).toMatchObject({ state: 'calculated', monthsAtStart: 24, entitlementMonths: 36 });
    expect(view().figures.months).toBeCloseTo((112 + 110 + 111 + 110) / 30);
    expect(view().terms[0]).toMatchObject({ label: 'Spring 2027', load: 'full' });
  });
  test('adds a chosen or the next term, changes its load and removes it', () => {
    const { send, view } = calculator();
    send({ type: 'term.add', term: 'summer-2028' });
    send({ type: 'term.add' });
    send({ type: 'term.add', term: 'fall-1999' });
    expect(view().terms.map(({ term }) => term)).toEqual([
      'spring-2027',
      'summer-2027',
      'fall-2027',
      'spring-2028',
      'summer-2028',
      'fall-2028',
      'spring-2029',
    ]);
    send({ type: 'load.choose', term: 'summer-2027', load: 'half' });
    expect(view().terms[1]).toMatchObject({ load: 'half', monthlyPaid: 0 });
    send({ type: 'term.remove', term: 'summer-2027' });
    expect(view().terms).toHaveLength(6);
  });
  test('allows up to twelve terms', () => {
    const { send, view } = calculator();
    for (let count = 0; count < 20; count += 1) send({ type: 'term.add' });
    expect([view().terms.length, view().canAdd]).toEqual([12, false]);
  });
  test('copies tuition and kind of a school until a figure is edited', () => {
    const { send, view } = calculator();
    send({ type: 'program.choose', programId: 'elm-fork' });
    expect(view().draft).toMatchObject({ programId: 'elm-fork', isPublic: false, tuition: '54960' });
    send({ type: 'term.add', term: 'summer-2027' });
    expect(view().figures.tuitionLeft).toBeGreaterThan(0);
    // Later years' cap is not published yet.
    expect(view().figures.unpublishedFrom).toBe('2027-08-24');
    send({ type: 'figure.change', field: 'tuition', value: '10000' });
    expect(view().draft.programId).toBe('');
    send({ type: 'program.choose', programId: 'state' });
    send({ type: 'school.choose', isPublic: false });
    expect(view().draft).toMatchObject({ programId: '', isPublic: false, tuition: '13420' });
    send({ type: 'percent.choose', percent: 70 });
    expect(view().draft.percent).toBe(70);
    // Nobody knows rates here.
    expect(view().zip).toBeNull();
  });
  test('names an invalid figure and calculates again once it is valid', () => {
    const { send, view } = calculator();
    send({ type: 'figure.change', field: 'monthsLeft', value: '37' });
    expect(view()).toMatchObject({ state: 'unreadable', errors: ['monthsLeft'] });
    send({ type: 'figure.change', field: 'monthsLeft', value: '36' });
    expect(view()).toMatchObject({ state: 'calculated', errors: [] });
  });
  test('is empty without terms, restores its plan after a reload and can be reset', () => {
    const { send, view, emittedOf } = calculator();
    for (const { term } of view().terms) send({ type: 'term.remove', term });
    expect(view().state).toBe('empty');
    const later = calculator(JSON.stringify(emittedOf('plan.changed').at(-1)?.plan));
    expect(later.view().state).toBe('empty');
    later.send({ type: 'plan.reset' });
    expect(later.view().terms).toHaveLength(4);
    expect(later.emittedOf('plan.changed').at(-1)?.plan).toBeNull();
  });
});

/** A calculator that takes over the figures of a school. */
async function taking(readSchool: SchoolServer['readSchool'], draft: Partial<PlanDraft> = {}) {
  const stored = { ...initialPlan(now(), null), tuition: '900', housing: '800', ...draft };
  const started = run(benefitsCalculatorMachine, {
    input: {
      ...base,
      programs: [],
      benefits: null,
      stored,
      school: { id: '900001', server: { readSchool } },
    },
  });
  expect(view().school).toBe('reading');
  function view() {
    return benefitsCalculatorView(started.actor.getSnapshot());
  }
  await settle();
  return { ...started, view };
}

describe('the figures of a school', () => {
  test('are in the plan, and stay until the person changes one', async () => {
    const { actor, view, emitted } = await taking(async () => mesaDetail);
    const school = { name: 'Mesa Verde State University', tuitionYear: '2022', housingFrom: '2026-08-01' };
    expect(view()).toMatchObject({
      school: 'taken',
      draft: { isPublic: true, tuition: '11640', housing: '2496', school },
    });
    expect(emitted).toEqual([{ type: 'plan.changed', plan: view().draft }, { type: 'school.taken' }]);
    expect(parsePlanDraft(JSON.stringify(view().draft))).toEqual(view().draft);
    actor.send({ type: 'figure.change', field: 'monthsLeft', value: '20' });
    expect(view().school).toBe('taken');
    actor.send({ type: 'figure.change', field: 'housing', value: '2000' });
    expect(view()).toMatchObject({ school: 'none', draft: { tuition: '11640' } });
    expect(view().draft.school).toBeUndefined();
  });

  test('of a private school, and of one that is only online', async () => {
    const expensive = await taking(async () => capitalDetail);
    expect(expensive.view().draft).toMatchObject({ isPublic: false, tuition: '38900' });
    const veterans = { ...mesaDetail.school.veterans!, onlineOnly: true };
    const online = { ...mesaDetail, school: { ...mesaDetail.school, veterans } };
    expect((await taking(async () => online)).view().draft.housing).toBe('1261');
  });

  test('leave what is not known as it was', async () => {
    const { view } = await taking(async () => tradesDetail);
    expect(view().draft).toMatchObject({
      tuition: '900',
      housing: '800',
      school: { tuitionYear: null, housingFrom: null, housingTo: null },
    });
  });

  test('are missed where they can not be read, or not in time', async () => {
    const { view, emitted } = await taking(() => Promise.reject(new Error('offline')));
    expect(view()).toMatchObject({ school: 'failed', state: 'calculated', draft: { tuition: '900' } });
    expect(emitted).toEqual([{ type: 'school.taken' }]);
    const slow = await taking(() => new Promise(() => {}));
    slow.clock.increment(submitTimeoutMs);
    expect(slow.view().school).toBe('failed');
  });
});

/** A calculator that asks these answers, one after another. */
function asking(readHousingRate: SchoolServer['readHousingRate']) {
  const started = run(benefitsCalculatorMachine, {
    input: {
      ...base,
      programs: [],
      benefits: null,
      stored: { ...initialPlan(now(), null), housing: '800' },
      rates: { readHousingRate },
    },
  });
  const view = () => benefitsCalculatorView(started.actor.getSnapshot());
  return { ...started, view, send: started.actor.send.bind(started.actor) };
}

describe('a ZIP code', () => {
  const rate = mesaDetail.housing!;
  test('gives the plan its housing rate, once it is complete', async () => {
    const asked: string[] = [];
    const { send, view, emittedOf } = asking(async ({ zip }) => {
      asked.push(zip);
      return rate;
    });
    send({ type: 'zip.change', zip: '7871' });
    expect(view().zip).toEqual({ digits: '7871', isReading: false, rate: null });
    send({ type: 'zip.change', zip: '78712-0805' });
    expect(view().zip).toMatchObject({ digits: '78712', isReading: true });
    await settle();
    expect(asked).toEqual(['78712']);
    expect(view()).toMatchObject({
      zip: { rate, isReading: false },
      draft: { housing: String(rate.monthly) },
    });
    expect(emittedOf('plan.changed').at(-1)?.plan).toMatchObject({ housing: String(rate.monthly) });
    send({ type: 'figure.change', field: 'tuition', value: '5' });
    expect(view().zip?.rate).toEqual(rate);
    send({ type: 'figure.change', field: 'housing', value: '900' });
    expect(view()).toMatchObject({ zip: { digits: '', rate: null }, draft: { housing: '900' } });
  });

  test('without a rate, or without an answer, changes nothing', async () => {
    const { send, view } = asking(async () => {
      throw problem(404, { code: 'no_rate_here' });
    });
    send({ type: 'zip.change', zip: '96910' });
    await settle();
    expect(view()).toMatchObject({ zip: { rate: 'unknown' }, draft: { housing: '800' } });
    const silent = asking(() => new Promise(() => {}));
    silent.send({ type: 'zip.change', zip: '78712' });
    silent.clock.increment(submitTimeoutMs);
    expect(silent.view()).toMatchObject({ zip: { rate: 'failed' }, draft: { housing: '800' } });
  });

  test('that is changed while it is looked up drops the answer', async () => {
    const { send, view } = asking(async () => rate);
    send({ type: 'zip.change', zip: '78712' });
    send({ type: 'figure.change', field: 'housing', value: '900' });
    await settle();
    expect(view()).toMatchObject({ zip: { digits: '', rate: null }, draft: { housing: '900' } });
  });
});

function finding(findSchools: SchoolServer['findSchools']) {
  const started = run(benefitsCalculatorMachine, {
    input: {
      ...base,
      programs: [],
      benefits: null,
      schools: { findSchools, readSchool: async () => mesaDetail },
    },
  });
  const view = () => benefitsCalculatorView(started.actor.getSnapshot());
  return { ...started, view, send: started.actor.send.bind(started.actor) };
}

describe('a school by name', () => {
  const found = { items: [mesaDetail.school], nextCursor: null, missing: [], sources: [] };
  test('is searched once typing stops, and gives the plan its figures', async () => {
    const asked: string[] = [];
    const { send, view, clock, emittedOf } = finding(async ({ q }) => {
      asked.push(q);
      return found;
    });
    send({ type: 'school.find', q: 'Me' });
    send({ type: 'school.find', q: ' Mesa ' });
    expect(view().finder).toEqual({ q: ' Mesa ', state: 'finding', found: [] });
    clock.increment(searchDebounceMs);
    await settle();
    expect(asked).toEqual(['Mesa']);
    expect(view().finder).toMatchObject({ state: 'found', found: [{ id: mesaDetail.school.id }] });
    send({ type: 'school.take', id: mesaDetail.school.id });
    expect(view()).toMatchObject({ school: 'reading', finder: { q: '', state: 'idle' } });
    await settle();
    expect(view()).toMatchObject({ school: 'taken', draft: { school: { name: mesaDetail.school.name } } });
    expect(emittedOf('plan.changed')).toHaveLength(1);
  });
  test('that nobody has, or that is not answered, changes nothing', async () => {
    const none = finding(async () => ({ ...found, items: [] }));
    none.send({ type: 'school.find', q: 'Meza' });
    none.clock.increment(searchDebounceMs);
    await settle();
    expect(none.view().finder?.state).toBe('nothing');
    const empty = finding(async () => ({ ...found, items: [], missing: ['schools'] }));
    empty.send({ type: 'school.find', q: 'Mesa' });
    empty.clock.increment(searchDebounceMs);
    await settle();
    expect(empty.view().finder?.state).toBe('missing');
    const silent = finding(() => new Promise(() => {}));
    silent.send({ type: 'school.find', q: 'Mesa' });
    silent.clock.increment(searchDebounceMs);
    silent.clock.increment(submitTimeoutMs);
    expect(silent.view().finder?.state).toBe('failed');
    silent.send({ type: 'school.find', q: '' });
    expect(silent.view().finder?.state).toBe('idle');
  });
});

/** With a stored profile and what the person has noted. */
async function planning(profile: Partial<Profile> = {}, stored: PlanDraft | null = null) {
  const started = run(benefitsCalculatorMachine, {
    input: {
      ...base,
      programs: [],
      benefits: null,
      stored,
      events: [],
      profile: {
        loadProfile: async () => ({ profile: { ...emptyProfile, ...profile }, updatedAt: null }),
      },
    },
  });
  await settle();
  const view = () => benefitsCalculatorView(started.actor.getSnapshot());
  return { ...started, view, send: started.actor.send.bind(started.actor) };
}

describe('a plan', () => {
  const served = { serviceStart: '2023-01-02', separation: '2025-01-01' };

  test('starts with the share that the dates of the profile give, and keeps the share of a stored one', async () => {
    const { view } = await planning(served);
    expect(view().draft.percent).toBe(80);
    expect(view().service).toEqual({ from: '2023-01-02', to: '2025-01-01', percent: 80 });
    const kept = await planning(served, { ...initialPlan(now(), null), percent: 60 });
    expect([kept.view().draft.percent, kept.view().service?.percent]).toEqual([60, 80]);
  });
  test('counts to today without a last day, and takes nothing from Guard and Reserve duty', async () => {
    expect((await planning({ serviceStart: '2026-06-01' })).view().service?.to).toBe('2026-11-21');
    expect((await planning({ ...served, component: 'guard' })).view().service).toBeNull();
    expect((await planning({ serviceStart: '2027-06-01' })).view().service).toBeNull();
  });
  test('of another program pays the person by the month, and forgets the amount of the one before', async () => {
    const { send, view } = await planning(served);
    send({ type: 'figure.change', field: 'housing', value: '2000' });
    send({ type: 'chapter.choose', chapter: '30' });
    expect(view()).toMatchObject({
      service: null,
      zip: null,
      draft: { chapter: '30', housing: '0' },
      newRates: { from: '2027-10-01', isInPlan: true },
    });
    send({ type: 'figure.change', field: 'housing', value: '2500' });
    send({ type: 'figure.change', field: 'tuition', value: '8000' });
    const { monthlyPaid, tuitionPaid, books } = view().figures;
    expect([monthlyPaid > 0, tuitionPaid, books]).toEqual([true, 0, 0]);
  });
  test('has its own rate for terms that are online only', async () => {
    const { send, view } = await planning();
    send({ type: 'figure.change', field: 'housing', value: '2000' });
    send({ type: 'place.choose', term: 'spring-2027', isOnline: true });
    send({ type: 'figure.change', field: 'onlineHousing', value: 'x' });
    expect(view()).toMatchObject({ state: 'unreadable', hasOnlineTerms: true, errors: ['onlineHousing'] });
    send({ type: 'figure.change', field: 'onlineHousing', value: '1200' });
    expect(view().terms[0]!.monthlyPaid).toBeCloseTo((1200 * 112) / 30);
    send({ type: 'place.choose', term: 'spring-2027', isOnline: false });
    expect(view().hasOnlineTerms).toBe(false);
  });
  test('says what dropping a course costs, in the chosen term', async () => {
    const { send, view } = await planning();
    send({ type: 'figure.change', field: 'housing', value: '3000' });
    expect(view().drop).toMatchObject({
      choice: { term: 'spring-2027', on: '2027-02-14', load: 'threeQuarter' },
      loads: ['threeQuarter', 'half'],
    });
    send({ type: 'drop.choose', drop: { term: 'fall-2027', on: '2027-12-01', load: 'half' } });
    expect(view().drop!.cost).toMatchObject({ before: 3000, after: 0, total: 1300 });
    send({ type: 'load.choose', term: 'fall-2027', load: 'half' });
    expect(view().drop!.choice.term).toBe('spring-2027');
  });
  test('gives its days to a calendar, and itself to a printer', async () => {
    const { send, emittedOf } = await planning();
    send({ type: 'dates.save' });
    const { entry, more } = emittedOf('page.saveCalendar')[0]!;
    expect(entry).toMatchObject({ title: 'Spring 2027 starts', start: '2027-01-15T15:00:00.000Z' });
    expect(more).toHaveLength(2 * 4 - 1 + 4 * 5);
    send({ type: 'plan.print' });
    expect(emittedOf('page.print')[0]!.title).toBe('GI Bill plan');
  });
  test('reminds of each month’s confirmation once, until the person stops it', async () => {
    const { send, view, emittedOf } = await planning();
    send({ type: 'reminders.set' });
    const events = emittedOf('world.dispatch').flatMap(({ command }) =>
      command.type === 'event.create' ? [command.event] : [],
    );
    expect(events[0]).toMatchObject({ id: 'confirm-enrollment-2027-01', date: '2027-01-31' });
    expect(view().confirmation).toEqual({ next: '2027-01-31', isReminded: false });
    send({ type: 'events.changed', events });
    expect(view().confirmation?.isReminded).toBe(true);
    send({ type: 'reminders.set' });
    expect(emittedOf('world.dispatch')).toHaveLength(events.length);
    send({ type: 'reminders.remove' });
    expect(emittedOf('world.dispatch').at(-1)).toEqual({
      type: 'world.dispatch',
      command: { type: 'event.remove', eventId: events.at(-1)!.id },
    });
  });
  test('reminders follow the plan: a month that it no longer has is not reminded of, and a new one is', async () => {
    const { send, emittedOf } = await planning();
    const commands = () => emittedOf('world.dispatch').map(({ command }) => command);
    send({ type: 'term.remove', term: 'fall-2027' });
    send({ type: 'term.add', term: 'fall-2027' });
    expect(commands()).toEqual([]);
    send({ type: 'reminders.set' });
    const events = commands().flatMap((command) => (command.type === 'event.create' ? [command.event] : []));
    send({ type: 'events.changed', events });
    send({ type: 'term.remove', term: 'fall-2027' });
    const since = commands().slice(events.length);
    expect(since).toEqual(
      ['08', '09', '10', '11', '12'].map((month) => ({
        type: 'event.remove',
        eventId: `confirm-enrollment-2027-${month}`,
      })),
    );
    send({ type: 'events.changed', events: events.filter(({ id }) => !/2027-(?:08|09|1\d)$/.test(id)) });
    send({ type: 'term.add', term: 'summer-2027' });
    expect(commands().slice(events.length + since.length)).toMatchObject(
      ['06', '07', '08'].map((month) => ({
        type: 'event.create',
        event: { id: `confirm-enrollment-2027-${month}` },
      })),
    );
  });
});
