import type { Branch } from '@vetsync/machines/profile/model';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { FoundCount } from '../../system/lists/FoundCount.tsx';
import type { CandidatesProps } from '../Candidates.types.ts';
import { candidatesWords } from '../Candidates.words.ts';
import { finder, finderFields } from './Candidates.css.ts';

/** Value for "no filter". */
const all = 'all';

/** Search, branch, and the number of people found. */
export function CandidateFinder({ view, send }: CandidatesProps) {
  const words = useWords(candidatesWords).toolbar;
  const { filters, filtered, list, branches } = view;
  return (
    <section className={finder} aria-label={words.label}>
      <div className={finderFields}>
        <SearchField
          label={words.search.label}
          placeholder={words.search.placeholder}
          value={filters.q}
          onChange={(q) => send({ type: 'search.change', q })}
        />
        <Select<Branch | typeof all>
          label={words.branch.label}
          options={[
            { value: all, label: words.branch.all },
            ...branches.map((branch) => ({ value: branch, label: branch })),
          ]}
          value={filters.branch ?? all}
          onChange={(branch) => send({ type: 'branch.filter', branch: branch === all ? null : branch })}
        />
      </div>
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
  words: Translation<typeof candidatesWords.toolbar>,
  { list, rows, hasMore, reader }: CandidatesProps['view'],
): string {
  if (list === 'refreshing') return words.searching;
  if (rows.length === 0 || list === 'failed' || list === 'loading') return '';
  const shown = formatNumber(rows.length, reader);
  return hasMore ? words.more(shown) : words.count(shown, rows.length);
}
