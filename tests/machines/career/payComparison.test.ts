import { payGradeName, placeInRange, salaryLike } from '@vetsync/machines/career/model';
import { payComparisonMachine, payComparisonView } from '@vetsync/machines/career/payComparison';
import { statesOf } from '@vetsync/machines/kit';
import type { HousingAllowance, PayServer } from '@vetsync/machines/reference/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { medic, occupationServer } from '../../../stories/Screens/reference/occupations.ts';
import { mesaDetail } from '../../../stories/Screens/reference/schools.ts';
import { problem, run, settle } from '../support/run.ts';

describe('military pay as a salary', () => {
  test.each([
    [{ basic: 3_000, untaxed: 2_000, taxPercent: 20 }, 36_000, 24_000, 66_000],
    [{ basic: 3_000, untaxed: 2_000, taxPercent: 0 }, 36_000, 24_000, 60_000],
    [{ basic: 4_000, untaxed: 0, taxPercent: 30 }, 48_000, 0, 48_000],
  ])('%j', (pay, basic, untaxed, salary) => expect(salaryLike(pay)).toEqual({ basic, untaxed, salary }));
  test.each([
    ['E05', 'E-5'],
    ['W02', 'W-2'],
    ['O03E', 'O-3E'],
  ])('of %s is that of an %s', (grade, name) => expect(payGradeName(grade)).toBe(name));
});

test.each([
  [30_000, 'below'],
  [40_000, 'lower'],
  [50_000, 'upper'],
  [90_000, 'upper'],
  [95_000, 'above'],
])('an offer of %d is %s in the range', (offer, place) =>
  expect(placeInRange(offer, { p10: 40_000, median: 50_000, p90: 90_000 })).toBe(place),
);
test('an offer has no place where too little is known', () => {
  expect(placeInRange(1, null)).toBeNull();
  expect(placeInRange(1, { p10: null, median: 2, p90: 3 })).toBeNull();
  expect(placeInRange(9, { p10: 1, median: 2, p90: null })).toBe('upper');
});

describe('the comparison', () => {
  const allowance: HousingAllowance = {
    monthly: 2_241,
    area: 'AUSTIN, TX',
    year: 2026,
    source: mesaDetail.housing!.source,
  };
  async function compare(
    readAllowance: PayServer['readAllowance'] = async () => allowance,
    { code = '68W', fails = false }: { code?: string | null; fails?: boolean } = {},
  ) {
    const readOccupation = fails ? () => Promise.reject(problem(503)) : occupationServer.readOccupation;
    const started = run(payComparisonMachine, {
      input: {
        server: { readAllowance, readOccupation },
        military: code === null ? null : { branch: 'army', code },
      },
    });
    await settle();
    const view = () => payComparisonView(started.actor.getSnapshot());
    return { ...started, view, send: started.actor.send.bind(started.actor) };
  }

  test('has exactly these stable states', () =>
    expect(statesOf(payComparisonMachine)).toEqual([
      'allowance.idle',
      'allowance.reading',
      'occupations.reading',
      'occupations.read',
    ]));
  test('asks for the allowance once grade and ZIP code are there, and again when one changes', async () => {
    const asked: unknown[] = [];
    const { send, view } = await compare(async (query) => (asked.push(query), allowance));
    send({ type: 'zip.change', zip: '78712' });
    expect(view().housing).toBe('idle');
    send({ type: 'grade.choose', grade: 'E05' });
    expect(view().housing).toBe('reading');
    await settle();
    expect(view().housing).toEqual(allowance);
    send({ type: 'dependents.choose', hasDependents: false });
    await settle();
    expect(asked).toEqual([
      { zip: '78712', grade: 'E05', dependents: true },
      { zip: '78712', grade: 'E05', dependents: false },
    ]);
    send({ type: 'zip.change', zip: '787' });
    expect(view().housing).toBe('idle');
  });
  test('says whether there is no rate, or no answer', async () => {
    const unknown = await compare(() => Promise.reject(problem(404)));
    const late = await compare(() => new Promise(() => {}));
    for (const { send } of [unknown, late]) {
      send({ type: 'grade.choose', grade: 'E05' });
      send({ type: 'zip.change', zip: '78712' });
    }
    await settle();
    late.clock.increment(submitTimeoutMs);
    expect([unknown.view().housing, late.view().housing]).toEqual(['unknown', 'failed']);
  });
  test('sets an offer beside pay and beside what others earn', async () => {
    const { send, view } = await compare();
    expect(view()).toMatchObject({ pay: null, difference: null, place: null });
    send({ type: 'amount.change', name: 'basic', value: 3_000 });
    send({ type: 'amount.change', name: 'food', value: 500 });
    send({ type: 'amount.change', name: 'offer', value: 45_000 });
    expect(view()).toMatchObject({ pay: { salary: 42_000 }, difference: 3_000 });
    expect(view().occupation?.onet).toBe(medic.civilian[0]!.onet);
    expect(view().place).not.toBeNull();
    send({ type: 'occupation.choose', onet: '99-9999.00' });
    expect(view()).toMatchObject({ occupation: null, place: null });
  });
  test('does without occupations that can not be read, or a profile without any', async () => {
    expect((await compare(undefined, { fails: true })).view().occupations).toEqual([]);
    expect((await compare(undefined, { code: null })).view().occupations).toEqual([]);
  });
});
