import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { ListFinder } from '../../system/lists/ListFinder.tsx';
import { FoundCount } from '../../system/lists/FoundCount.tsx';
import { finder, found, toolbar } from '../../system/lists/ListToolbar.css.ts';
import { news } from './LeadsToolbar.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { leadsToolbarWords } from '../LeadsAdmin.words.ts';
import { leadsCount } from './leadsCount.ts';
import { NewLeads } from './NewLeads.tsx';

export interface LeadsToolbarProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
}

/** Search, filters, and the number of leads. Sorting is in the table head. */
export function LeadsToolbar({ view, send }: LeadsToolbarProps) {
  const words = useWords(leadsToolbarWords);
  const { filters, filtered, sources } = view;
  return (
    <section className={toolbar} aria-label={words.label}>
      <div className={finder}>
        <ListFinder
          search={{ ...words.search, value: filters.q, onChange: (q) => send({ type: 'search.change', q }) }}
          filters={[
            {
              id: 'veteran',
              label: words.veteran.label,
              value: filters.veteran,
              options: [
                { value: 'veteran', label: words.veteran.veteran },
                { value: 'other', label: words.veteran.other },
              ],
            },
            {
              id: 'source',
              label: words.source.label,
              value: filters.source,
              options: sources.map((source) => ({ value: source, label: source })),
            },
          ]}
          onFilterChange={(id, value) =>
            send({ type: 'filter.change', filter: id === 'veteran' ? 'veteran' : 'source', value })
          }
        />
      </div>
      <div className={found}>
        <FoundCount
          count={leadsCount(words.count, view)}
          clear={words.clear}
          onClear={filtered && view.list !== 'noMatches' ? () => send({ type: 'filters.clear' }) : undefined}
        >
          <div className={news}>
            <NewLeads view={view} send={send} />
          </div>
        </FoundCount>
      </div>
    </section>
  );
}
