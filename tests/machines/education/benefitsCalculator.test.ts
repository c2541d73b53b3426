import { describe, expect, test } from 'vitest';
import {
  benefitsCalculatorMachine,
  benefitsCalculatorView,
  type BenefitsCalculatorEvent,
} from '@vetsync/machines/education/benefitsCalculator';
import { initialPlan, parsePlanDraft, type PlanDraft } from '@vetsync/machines/education/model';
import type { SchoolServer } from '@vetsync/machines/reference/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { sampleBenefits, samplePrograms } from '@vetsync/samples/education';
import { capitalDetail, mesaDetail, tradesDetail } from '../../../stories/Screens/reference/schools.ts';
import { problem, run, settle } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = () => Date.parse('2026-11-21T14:27:00Z');

describe('the benefits calculator', () => {
  const [first, ...rest] = samplePrograms;
  const programs = [first!, ...rest] as const;
  function calculator(stored: string | null = null) {
    const started = run(benefitsCalculatorMachine, {
      input: { programs, benefits: sampleBenefits, stored: parsePlanDraft(stored), now },
    });
    const send = (event: BenefitsCalculatorEvent) => started.actor.send(event);
    return { ...started, send, view: () => benefitsCalculatorView(started.actor.getSnapshot()) };
  }

  test('has exactly these stable states', () => {
    expect(statesOf(benefitsCalculatorMachine)).toEqual([
      'reading',
      'lookingUp',
      'calculated',
      'unreadable',
      'empty',
    ]);
  });
  test('starts with a plan and its months', () => {
    const { view } = calculator();
    expect(view()).toMatchObject({ state: 'calculated', monthsAtStart: 24, entitlementMonths: 36 });
    expect(view().figures.months).toBeCloseTo((4 * 112) / 30);
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
    expect(view().terms[1]).toMatchObject({ load: 'half', housing: 0 });
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
    expect(view().figures.tuitionLeft).toBeGreaterThan(0);
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
    input: { programs: [], benefits: null, stored, school: { id: '900001', server: { readSchool } }, now },
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
      programs: [],
      benefits: null,
      stored: { ...initialPlan(now(), null), housing: '800' },
      rates: { readHousingRate },
      now,
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
