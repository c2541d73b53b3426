import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leadsAdmin';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { FoundCount } from '../../system/lists/FoundCount.tsx';
import { filters as filtersStyle, news, search, toolbar } from './LeadsToolbar.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { leadsToolbarWords } from '../LeadsAdmin.words.ts';
import { leadsCount } from './leadsCount.ts';
import { NewLeads } from './NewLeads.tsx';

/** Value for "no filter", because a select needs one. */
const all = 'all';

export interface LeadsToolbarProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
}

/** Search, filters, and the number of leads. Sorting is in the table head. */
export function LeadsToolbar({ view, send }: LeadsToolbarProps) {
  const words = useWords(leadsToolbarWords);
  const { filters, filtered, sources } = view;
  const choose = (filter: 'veteran' | 'source') => (value: string) =>
    send({ type: 'filter.change', filter, value: value === all ? null : value });
  return (
    <section className={toolbar} aria-label={words.label}>
      <div className={search}>
        <SearchField
          label={words.search.label}
          placeholder={words.search.placeholder}
          value={filters.q}
          onChange={(q) => send({ type: 'search.change', q })}
        />
      </div>
      <div className={filtersStyle}>
        <Select
          label={words.veteran.label}
          value={filters.veteran ?? all}
          options={[
            { value: all, label: words.veteran.all },
            { value: 'veteran', label: words.veteran.veteran },
            { value: 'other', label: words.veteran.other },
          ]}
          onChange={choose('veteran')}
        />
        <Select
          label={words.source.label}
          value={filters.source ?? all}
          options={[
            { value: all, label: words.source.all },
            ...sources.map((source) => ({ value: source, label: source })),
          ]}
          onChange={choose('source')}
        />
      </div>
      <FoundCount
        count={leadsCount(words.count, view)}
        clear={words.clear}
        onClear={filtered && view.list !== 'noMatches' ? () => send({ type: 'filters.clear' }) : undefined}
      >
        <div className={news}>
          <NewLeads view={view} send={send} />
        </div>
      </FoundCount>
    </section>
  );
}
