import { hasWords } from '../text/plainText.ts';
import type { CaseFilters, CaseRow, CaseSort } from '../exchange/casePayloads.ts';
import { isCaseDue } from '../exchange/cases.ts';

/** Whether a list has a case. Same rule as in the database, where nobody has conditions. */
export const caseMatches = (one: CaseRow, { q = '', ...filters }: CaseFilters): boolean =>
  one.kind === filters.kind &&
  hasWords([one.personName, one.title, one.rank, one.branch, ...(one.conditions ?? [])].join(' '), q) &&
  (!filters.status || one.status === filters.status) &&
  (!filters.owner || (one.owner?.id ?? 'none') === filters.owner) &&
  (!filters.listing || one.listingId === filters.listing) &&
  (!filters.priority || one.priority === filters.priority) &&
  (filters.due === undefined || isCaseDue(one, filters.due));

/** What each order compares. What isn't known comes last. */
const keys: Readonly<Record<CaseSort, (one: CaseRow) => string | number>> = {
  newest: ({ openedAt }) => -Date.parse(openedAt),
  name: ({ personName }) => personName,
  next: ({ nextOn }) => nextOn ?? '~',
  contact: ({ lastContactAt, openedAt }) => lastContactAt ?? openedAt,
  progress: ({ progress }) => progress ?? 101,
};
export function compareCases(sort: CaseSort): (a: CaseRow, b: CaseRow) => number {
  const { [sort]: keyOf } = keys;
  return (a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    return first === second ? 0 : first < second ? -1 : 1;
  };
}
