import type { SolutionStatus } from '@vetsync/machines/leads/model';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { formatNumber } from '../../format.ts';
import { FoundCount } from '../../system/lists/FoundCount.tsx';
import type { SolutionRequestsProps } from '../Leads.types.ts';
import { toolbar } from './SolutionRequestsToolbar.css.ts';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { solutionRequestsWords, solutionStatusNames } from '../SolutionRequests.words.ts';

/** Value for "no filter", because a select needs one. */
const all = 'all';
const statuses = Object.keys(solutionStatusNames) as SolutionStatus[];

/** Search, status filter, and the number of results. */
export function SolutionRequestsToolbar({ view, send }: SolutionRequestsProps) {
  const statusLabels = useWords(solutionStatusNames);
  const words = useWords(solutionRequestsWords).toolbar;
  const { filters, filtered, list } = view;
  return (
    <section className={toolbar} aria-label={words.label}>
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={filters.q}
        onChange={(q) => send({ type: 'search.change', q })}
      />
      <ToggleButtonGroup<SolutionStatus | typeof all>
        label={words.status.label}
        options={[
          { value: all, label: words.status.all },
          ...statuses.map((status) => ({ value: status, label: statusLabels[status] })),
        ]}
        selectedKeys={[filters.status ?? all]}
        onSelectionChange={([status = all]) =>
          send({ type: 'filter.change', status: status === all ? null : status })
        }
      />
      <FoundCount
        count={countOf(words, view)}
        clear={words.clear}
        onClear={filtered && list !== 'noMatches' ? () => send({ type: 'filters.clear' }) : undefined}
      />
    </section>
  );
}

/** With keyset pagination, the total is known only on the last page. */
function countOf(
  words: Translation<typeof solutionRequestsWords.toolbar>,
  { list, rows, hasMore, reader }: SolutionRequestsProps['view'],
): string {
  if (list === 'loading' || list === 'failed' || list === 'empty') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = formatNumber(rows.length, reader);
  return hasMore ? words.more(formatted) : words.count(formatted, rows.length);
}
