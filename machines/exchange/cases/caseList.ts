import { unlisted } from '../../kit/unlisted.ts';
import { caseFactSchema, isCaseFact } from '../../model/exchange/casePayloads.ts';
import type { CaseFact, CasePage, CaseRow, WholeCase } from '../../model/exchange/casePayloads.ts';
import { caseMatches } from '../../model/cases/caseOrder.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import type { CaseStatus } from '../../model/cases/caseStatuses.ts';
import { caseSearchOf } from '../model/casesRoute.ts';
import type { CaseListFilters } from '../model/casesRoute.ts';

export type CaseOwner = NonNullable<CaseRow['owner']>;
type StatusCount = Readonly<{ status: CaseStatus; count: number }>;

/** The listed cases, and where the next page begins. */
export interface CaseList {
  rows: readonly CaseRow[];
  cursor: string | null;
  /** How many all pages have; null until it is known. */
  total: number | null;
  /** How many there are with each status, whatever the filters. */
  statuses: readonly StatusCount[];
  /** The newest state of each case that has changed since the page was opened. A page that was read earlier may be older. */
  latest: Readonly<Record<string, CaseRow>>;
  /** Ids of the facts that were seen last: an answer and the feed bring the same. */
  seen: readonly string[];
}
export const noCases: CaseList = { rows: [], cursor: null, total: null, statuses: [], latest: {}, seen: [] };

/** How many facts are remembered. */
const seenMax = 200;

const newer = (row: CaseRow, known: CaseRow | undefined) =>
  known !== undefined && known.updatedAt > row.updatedAt ? known : row;
const known = (rows: readonly CaseRow[], { latest }: CaseList) =>
  rows.map((row) => newer(row, latest[row.id]));

export const withFirstPage = (
  list: CaseList,
  { cases, nextCursor, total, statuses }: CasePage,
): CaseList => ({
  ...list,
  rows: known(cases, list),
  cursor: nextCursor,
  total,
  statuses: statuses ?? list.statuses,
});
/** Appends a page without rows that are already listed. */
export const withNextPage = (list: CaseList, { cases, nextCursor }: CasePage): CaseList => ({
  ...list,
  rows: [...list.rows, ...unlisted(known(cases, list), list.rows)],
  cursor: nextCursor,
});

/** Whether a new case belongs in the list. Nothing is due of it. */
const matches = (one: CaseRow, filters: CaseListFilters) =>
  caseMatches(one, caseSearchOf(filters, { kind: one.kind, today: '' }));

const counted = (statuses: CaseList['statuses'], status: unknown, by: 1 | -1): CaseList['statuses'] =>
  statuses.some((one) => one.status === status)
    ? statuses.map((one) => (one.status === status ? { ...one, count: Math.max(0, one.count + by) } : one))
    : by === 1
      ? [...statuses, { status: status as CaseStatus, count: 1 }]
      : statuses;

/** What a fact says of a case; null for others, and for what was seen already. */
export function caseFactOf(list: Pick<CaseList, 'seen'>, fact: ExchangeFact): CaseFact | null {
  if (!isCaseFact(fact.kind) || list.seen.includes(fact.id)) return null;
  return caseFactSchema.safeParse(fact.payload).data ?? null;
}

/**
 * The list after a fact. A row stays in sight even if it no longer matches the filters; a new one is added where it would not
 * move what somebody reads.
 */
export function withCaseFact(
  list: CaseList,
  { id, kind }: Pick<ExchangeFact, 'id' | 'kind'>,
  { case: row }: CaseFact,
  { filters, isAtTop }: { filters: CaseListFilters; isAtTop: boolean },
): CaseList {
  const seen = [id, ...list.seen].slice(0, seenMax);
  const isNew = kind === 'caseOpened';
  const isGone = kind === 'caseRemoved';
  const before = list.latest[row.id] ?? list.rows.find((one) => one.id === row.id);
  const left = before && !isNew ? counted(list.statuses, before.status, -1) : list.statuses;
  const statuses = !isGone && (isNew || before) ? counted(left, row.status, 1) : left;
  const others = list.rows.filter((one) => one.id !== row.id);
  const isListed = others.length < list.rows.length;
  const next = { ...list, seen, statuses, latest: { ...list.latest, [row.id]: row } };
  if (isGone) return { ...next, rows: others, total: isListed ? less(list.total) : list.total };
  if (isListed) return { ...next, rows: list.rows.map((one) => (one.id === row.id ? row : one)) };
  if (!isNew || !matches(row, filters)) return next;
  const total = list.total === null ? null : list.total + 1;
  return { ...next, total, rows: isAtTop && filters.sort === 'newest' ? [row, ...list.rows] : list.rows };
}
const less = (total: number | null) => (total === null ? null : Math.max(0, total - 1));

/** The open record after a fact about it: where the case stands now. Its history is read again. */
export const withRecordFact = (opened: WholeCase | null, { case: row }: CaseFact): WholeCase | null =>
  opened?.case.id === row.id ? { ...opened, case: newer(row, opened.case) } : opened;
