import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deadlineRows, deadlinesFor } from '../../../server/reference/facts/deadlines.ts';
import type { DeadlineQuestion } from '../../../server/reference/facts/deadlines.ts';
import { dayAfter } from '../../../server/reference/facts/days.ts';
import { rateRows, ratesOn } from '../../../server/reference/facts/rates.ts';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

test.each([
  ['2027-06-30', '-P90D', '2027-04-01'],
  ['2027-06-30', 'P0D', '2027-06-30'],
  ['2027-08-31', '-P18M', '2026-02-28'],
  ['2028-02-29', 'P1Y', '2029-02-28'],
  ['2026-12-15', 'P1Y', '2027-12-15'],
  ['2027-01-31', 'P1M', '2027-02-28'],
  ['2027-01-15', '-P1M', '2026-12-15'],
])('from %s, %s is %s', (day, rule, expected) => {
  expect(dayAfter(day, rule)).toBe(expected);
});

const ask = (more: Partial<DeadlineQuestion> = {}) =>
  deadlinesFor({ separation: '2027-06-30', component: 'active', on: '2026-11-28', ...more });

const idsOf = (more: Partial<DeadlineQuestion> = {}) => ask(more).items.map(({ id }) => id);
const item = (id: string, more: Partial<DeadlineQuestion> = {}) =>
  ask(more).items.find((each) => each.id === id);

describe('deadlines', () => {
  test('are all readable, by people who are named, from days that can be counted', () => {
    expect(deadlineRows).toHaveLength(123);
    expect(new Set(deadlineRows.map(({ id }) => id)).size).toBe(123);
    for (const { opens, due, audience } of deadlineRows) {
      for (const rule of [opens, due])
        if (rule !== null) expect(dayAfter('2027-06-30', rule)).toMatch(/^\d{4}-/);
      expect(audience.length).toBeGreaterThan(0);
    }
  });

  test('of a person in service come by date, and those that are over say so', () => {
    expect(item('bdd-window')).toMatchObject({
      opens: '2027-01-01',
      due: '2027-04-01',
      hard: true,
      isOver: false,
      confidence: 'reported',
    });
    expect(item('tap-initial-counseling')).toMatchObject({ due: '2026-06-30', isOver: true });
    const dues = ask().items.flatMap(({ due }) => due ?? []);
    expect(dues.length).toBeGreaterThan(15);
    expect(dues).toEqual(dues.toSorted());
  });

  test('of a person who has left are those that are open, and what has no last day', () => {
    const left = { separation: '2026-05-31', on: '2026-11-28' };
    expect(idsOf(left)).toContain('claim-one-year');
    expect(idsOf(left)).toContain('vet-center');
    expect(idsOf(left)).not.toContain('bdd-window');
    expect(ask(left).items.some(({ isOver }) => isOver)).toBe(false);
    expect(item('vet-center', left)?.due).toBeNull();
  });

  test.each([
    [{ component: 'guard' }, 'tap-guard-late', true],
    [{ component: 'active' }, 'tap-guard-late', false],
    [{ reason: 'retiring' }, 'tricare-retire-90', true],
    [{}, 'tricare-retire-90', false],
    [{ reason: 'spouse' }, 'fsgli-spouse', true],
    [{}, 'fsgli-spouse', false],
    [{ reason: 'spouse' }, 'bdd-window', false],
    [{ reason: 'medical' }, 'ptdy', true],
    [{}, 'ptdy', false],
    [{ reason: 'retiring' }, 'ucx', false],
  ] as const)('are those of the people they are for: %j, %s', (more, id, isThere) => {
    expect(idsOf(more).includes(id)).toBe(isThere);
  });

  test('apply by their conditions, or name the one that was not asked', () => {
    expect(idsOf()).not.toContain('gi-33-expiry-old');
    expect(idsOf({ separation: '2012-05-31', on: '2026-11-28' })).toContain('gi-33-expiry-old');
    expect(item('va-health-combat-10y')?.onlyIf).toEqual({ combatTheaterAfter: '1998-11-11' });
  });

  test('that are counted from another day are apart', () => {
    const { items, others } = ask();
    expect(others.find(({ id }) => id === 'intent-to-file')).toMatchObject({
      anchor: 'intent-to-file',
      dueAfter: 'P1Y',
    });
    expect(items.map(({ id }) => id)).not.toContain('intent-to-file');
  });

  test('are not shown before two texts say the same', () => {
    const hidden = new Set(
      deadlineRows.filter(({ confidence }) => confidence !== 'reported').map(({ id }) => id),
    );
    expect(hidden.size).toBe(66);
    const { items, others } = ask();
    expect([...items, ...others].filter(({ id }) => hidden.has(id))).toEqual([]);
  });
});

const amountOf = (id: string, on: string) => ratesOn(on).items.find((rate) => rate.id === id)?.amount;

describe('rates', () => {
  test('apply within their period', () => {
    expect(amountOf('33-private-or-foreign-cap-per-year', '2026-07-31')).toBe(29_920.95);
    expect(amountOf('33-private-or-foreign-cap-per-year', '2026-08-01')).toBe(30_908.34);
    expect(amountOf('1606-full', '2026-09-30')).toBe(493);
    expect(amountOf('compensation-veteran-alone-70', '2026-11-30')).toBe(1_808.45);
  });

  test('are not carried on when their period has ended, which is said', () => {
    for (const [id, on] of [
      ['1606-full', '2026-10-01'],
      ['compensation-veteran-alone-70', '2026-12-01'],
    ] as const) {
      const { items, ended } = ratesOn(on);
      expect(items.some((rate) => rate.id === id)).toBe(false);
      expect(ended.find((rate) => rate.id === id)).toMatchObject({
        endedOn: new Date(Date.parse(on) - 86_400_000).toISOString().slice(0, 10),
        page: expect.stringContaining('https://www.va.gov/') as string,
      });
    }
  });

  test('are shown only if they are official or reported, and known', () => {
    for (const on of ['2024-12-01', '2025-12-01', '2026-11-28', '2027-01-01'])
      for (const rate of ratesOn(on).items) {
        expect(['official', 'reported']).toContain(rate.confidence);
        expect(rate.amount).toBeGreaterThan(0);
      }
    const hidden = rateRows.filter(
      ({ confidence }) => confidence !== 'official' && confidence !== 'reported',
    );
    expect(hidden).toHaveLength(44);
    expect(amountOf('compensation-with-spouse-70', '2026-11-28')).toBeUndefined();
    expect(amountOf('33-foreign-school-housing-per-month', '2026-11-28')).toBeUndefined();
  });

  test('have no two amounts on a day', () => {
    for (const on of ['2024-10-01', '2025-08-01', '2026-11-28']) {
      const ids = ratesOn(on).items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  test.each([
    ['/api/deadlines?separation=2027-06-30&component=active&on=2026-11-28', 200],
    ['/api/deadlines?separation=2027-06-30&component=reserve&reason=retiring', 200],
    ['/api/deadlines?component=active', 422],
    ['/api/deadlines?separation=2027-02-30&component=active', 422],
    ['/api/deadlines?separation=2027-06-30&component=fleet', 422],
    ['/api/rates?on=2026-11-28', 200],
    ['/api/rates', 200],
    ['/api/rates?on=soon', 422],
  ])('%s: %i', async (path, status) => {
    const response = await server.request(path);
    expect(response.status).toBe(status);
    if (status !== 200) return;
    const { items, words } = (await response.json()) as { items: { id: string }[]; words: string };
    expect(items.length).toBeGreaterThan(5);
    expect(words).toContain('confirm');
  });
});
