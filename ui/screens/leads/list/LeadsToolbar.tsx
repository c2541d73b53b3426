import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { ListFinder } from '../../system/lists/ListFinder.tsx';
import { FoundCount } from '../../system/lists/FoundCount.tsx';
import { finder, found, toolbar } from '../../system/lists/ListToolbar.css.ts';
import { news } from './LeadsToolbar.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { leadsToolbarWords, liveWords } from '../LeadsAdmin.words.ts';
import { formatNumber } from '../../format.ts';
import type { Translation } from '../../../language/translate.ts';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

/** Number of leads that arrived while the reader was scrolled down or on another page. They are added on request. */
function NewLeads({ view: { newCount, intl }, send }: ScreenProps<LeadsAdminView, LeadsAdminEvent>) {
  const words = useWords(liveWords);
  return (
    <>
      <VisuallyHidden live="polite">{newCount > 0 && words.waiting}</VisuallyHidden>
      {newCount > 0 && (
        <Button variant="primary" size="small" icon={ArrowUp} onPress={() => send({ type: 'arrivals.show' })}>
          {words.newLeads(newCount, formatNumber(newCount, intl))}
        </Button>
      )}
    </>
  );
}

/** The number of listed leads as text. With keyset pagination, the total of a search is known only at its end. */
function leadsCount(
  words: Translation<typeof leadsToolbarWords.count>,
  { list, rows, hasMore, filtered, summary, intl }: LeadsAdminView,
): string {
  if (list === 'loading' || list === 'failed') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = formatNumber(rows.length, intl);
  if (hasMore && filtered) return words.more(formatted);
  if (hasMore && summary.state === 'ready') return words.part(formatted, formatNumber(summary.total, intl));
  return words.all(formatted);
}

/** Search, filters, and the number of leads. Sorting is in the table head. */
export function LeadsToolbar({ view, send }: ScreenProps<LeadsAdminView, LeadsAdminEvent>) {
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
          clear={
            filtered &&
            view.list !== 'noMatches' && {
              label: words.clear,
              onClear: () => send({ type: 'filters.clear' }),
            }
          }
        >
          <div className={news}>
            <NewLeads view={view} send={send} />
          </div>
        </FoundCount>
      </div>
    </section>
  );
}
