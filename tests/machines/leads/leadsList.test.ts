import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noLeadFilters, matchesFilters } from '@vetsync/machines/leads/model';
import type { LeadFilters, StoredLead } from '@vetsync/machines/leads/model';
import {
  noList,
  insertsImmediately,
  withArrival,
  withFirstPage,
  withArrivalsShown,
  withNextPage,
} from '../../../machines/leads/leadsAdmin/leadsList.ts';
import type { LeadsList } from '../../../machines/leads/leadsAdmin/leadsList.ts';

const lead = (id: number, more: Partial<StoredLead> = {}): StoredLead => ({
  id: `l${id}`,
  name: `Name ${id}`,
  email: `p${id}@example.org`,
  veteranStatus: null,
  organization: null,
  interest: null,
  source: 'marketing_modal',
  createdAt: new Date(id * 1_000).toISOString(),
  ...more,
});
const ids = ({ rows }: LeadsList) => rows.map(({ id }) => id);

type Step = { kind: 'first' | 'next'; leads: number[] } | { kind: 'arrival'; id: number } | { kind: 'show' };
const someLeads = fc.uniqueArray(fc.nat(12), { maxLength: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('first' as const, 'next' as const), leads: someLeads }),
  fc.record({ kind: fc.constant('arrival' as const), id: fc.nat(12) }),
  fc.constant({ kind: 'show' as const }),
);

function apply(list: LeadsList, one: Step): LeadsList {
  if (one.kind === 'show') return withArrivalsShown(list);
  if (one.kind === 'arrival') return withArrival(list, lead(one.id), noLeadFilters);
  const page = { leads: one.leads.map((id) => lead(id)), nextCursor: 'c' };
  return one.kind === 'first' ? withFirstPage(list, page) : withNextPage(list, page);
}

describe('any leads in any order', () => {
  test('no lead is listed or counted twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const list = steps.reduce(apply, noList);
        const all = [...list.rows, ...list.arrivals].map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  test('a lead that arrived stays until a first page replaces the rows', () => {
    fc.assert(
      fc.property(
        fc.array(
          step.filter(({ kind }) => kind !== 'first'),
          { maxLength: 30 },
        ),
        (steps) => {
          const list = steps.reduce(apply, noList);
          const arrived = steps.flatMap((item) => (item.kind === 'arrival' ? [`l${item.id}`] : []));
          const all = [...list.rows, ...list.arrivals].map(({ id }) => id);
          expect(all).toEqual(expect.arrayContaining(arrived));
        },
      ),
    );
  });
});

describe('rows', () => {
  test('new leads are marked and inserted at the top, newest first', () => {
    const list = withFirstPage(noList, { leads: [lead(1)], nextCursor: null });
    const shown = withArrivalsShown(
      [2, 3].reduce((so, id) => withArrival(so, lead(id), noLeadFilters), list),
    );
    expect(ids(shown)).toEqual(['l3', 'l2', 'l1']);
    expect(shown.rows.map(({ isNew }) => isNew)).toEqual([true, true, false]);
    expect(shown.arrivals).toEqual([]);
  });

  test.each([
    ['veteran', true],
    ['family', false],
    [null, false],
  ])('%j is a veteran: %j', (veteranStatus, isVeteran) => {
    const [row] = withFirstPage(noList, { leads: [lead(1, { veteranStatus })], nextCursor: null }).rows;
    expect(row?.isVeteran).toBe(isVeteran);
  });

  test("a first page keeps only the new leads that it doesn't contain", () => {
    const counted = [1, 2].reduce((so, id) => withArrival(so, lead(id), noLeadFilters), noList);
    const list = withFirstPage(counted, { leads: [lead(1)], nextCursor: 'c' });
    expect(list).toMatchObject({ cursor: 'c', rows: [{ id: 'l1' }], arrivals: [{ id: 'l2' }] });
  });
});

describe('filters', () => {
  const someone = lead(1, {
    name: 'Ada Reed',
    email: 'ada@clinic.org',
    organization: 'River Clinic',
    veteranStatus: 'veteran',
    source: 'technical_review',
  });
  test.each<[Partial<LeadFilters>, boolean]>([
    [{}, true],
    [{ q: ' ADA ' }, true],
    [{ q: 'clinic.org' }, true],
    [{ q: 'river' }, true],
    [{ q: 'nobody' }, false],
    [{ veteran: 'veteran' }, true],
    [{ veteran: 'other' }, false],
    [{ source: 'technical_review' }, true],
    [{ source: 'marketing_modal' }, false],
    [{ q: 'ada', veteran: 'veteran', source: 'technical_review' }, true],
  ])('%j: %j', (filters, matches) => {
    expect(matchesFilters(someone, { ...noLeadFilters, ...filters })).toBe(matches);
    expect(withArrival(noList, someone, { ...noLeadFilters, ...filters }).arrivals).toHaveLength(
      matches ? 1 : 0,
    );
  });

  test('a lead without a status counts as other', () => {
    expect(matchesFilters(lead(1), { ...noLeadFilters, veteran: 'other' })).toBe(true);
  });

  test.each<[Partial<LeadFilters>, boolean, boolean]>([
    [{}, false, true],
    [{}, true, false],
    [{ q: 'a' }, false, false],
    [{ q: ' ' }, false, true],
    [{ sort: 'oldest' }, false, false],
  ])('%j, scrolled away %j: inserts immediately %j', (filters, away, atOnce) => {
    expect(insertsImmediately({ ...noLeadFilters, ...filters }, away)).toBe(atOnce);
  });
});
