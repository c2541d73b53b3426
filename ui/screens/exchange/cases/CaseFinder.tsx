import type { ChosenCaseFilter, unassigned as nobodyValue } from '@vetsync/machines/exchange/model';
import type { CasePriority, CaseSort } from '@vetsync/machines/model/exchange';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../components/Button/Button.tsx';
import { TabLinks } from '../../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import * as styles from '../../portal/views/PortalViews.css.ts';
import { ListFinder, type ListFilter } from '../../system/lists/ListFinder.tsx';
import { SortSheet } from '../../system/lists/SortSheet.tsx';
import { colleagueName } from '../received/colleagueName.ts';
import { toolbar } from '../received/Received.css.ts';
import { casePhrases } from './Cases.phrases.ts';
import type { CasesProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';

const nobody: typeof nobodyValue = 'none';
const priorities: readonly CasePriority[] = ['high', 'medium', 'low'];
const sorts: readonly CaseSort[] = ['newest', 'name', 'next', 'contact', 'progress'];

/** "3 of 200 students", or how many there are if all are listed. */
function countOf(
  words: Translation<typeof casesWords>,
  { list, rows, hasMore, total, kind, intl }: CasesProps['view'],
): string {
  if (list === 'loading' || list === 'failed' || list === 'empty') return '';
  if (list === 'searching' || list === 'refreshing') return words.toolbar.searching;
  const shown = formatNumber(rows.length, intl);
  if (!hasMore) return words.count(kind, rows.length, shown);
  return total === null ? words.more(kind, shown) : words.of(kind, shown, formatNumber(total, intl));
}

/** The people with each status, how many there are, and the file of them. */
export function CaseViews({ view, send }: CasesProps) {
  const words = useWords(casesWords);
  const names = useWords(casePhrases);
  const sharedWords = useWords(portalTableWords);
  return (
    <div className={styles.line}>
      <div className={styles.views}>
        <TabLinks
          label={sharedWords.views.label}
          items={view.views.map(({ status, count, href, isCurrent }) => ({
            label: status === null ? words.all : sharedWords.views.named(names[status]),
            href,
            isCurrent,
            ...(count !== undefined && { count }),
          }))}
        />
      </div>
      <div className={styles.end}>
        <output>
          <Text as="span" size="small" tone="muted" numeric>
            {countOf(words, view)}
          </Text>
        </output>
        {view.canAdd && view.list !== 'empty' && (
          <Button variant="secondary" size="small" icon={Plus} onPress={() => send({ type: 'adding.open' })}>
            {words.adding.open}
          </Button>
        )}
        {view.canExport && view.list !== 'empty' && (
          <Button variant="quiet" size="small" icon={Download} onPress={() => send({ type: 'export.open' })}>
            {words.export.open}
          </Button>
        )}
      </div>
    </div>
  );
}

interface CaseFilter extends ListFilter {
  /** Label of the option for no filter. */
  all: string;
}

/** The URL may name something that can't be chosen any more, or not yet. */
const withUsed = (options: ListFilter['options'], value: string | null, label: string) =>
  value === null || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label }];

/** The filters with what can be chosen. The status is a filter on a phone, and the views elsewhere. */
function useCaseFilters(view: CasesProps['view']): { status: CaseFilter; others: readonly CaseFilter[] } {
  const { status, owner, priority, listing, due } = useWords(casesWords).toolbar;
  const names = useWords(casePhrases);
  const { filters, choices, self, rows, views } = view;
  const colleagues = (choices?.colleagues ?? []).filter(({ id }) => id !== self);
  const owners = [
    { value: self, label: owner.me },
    { value: nobody, label: owner.nobody },
    ...colleagues.map((one) => ({ value: one.id, label: colleagueName(owner, one, self) })),
  ];
  const listings = (choices?.listings ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const titleInRows = rows.find(({ listingId }) => listingId === filters.listing)?.title;
  return {
    status: {
      id: 'status',
      ...status,
      value: filters.status,
      options: views.flatMap((one) =>
        one.status === null ? [] : [{ value: one.status, label: names[one.status] }],
      ),
    },
    others: [
      {
        id: 'owner',
        label: owner.label,
        all: owner.all,
        value: filters.owner,
        options: withUsed(owners, filters.owner, owner.unnamed),
      },
      {
        id: 'priority',
        ...priority,
        value: filters.priority,
        options: priorities.map((value) => ({ value, label: names[value] })),
      },
      {
        id: 'due',
        label: due.label,
        all: due.all,
        value: filters.due,
        options: [{ value: 'today', label: due.today }],
      },
      {
        id: 'listing',
        label: listing.label,
        all: listing.all,
        value: filters.listing,
        options: withUsed(listings, filters.listing, titleInRows ?? listing.one),
      },
    ],
  };
}

/** One search field, and behind it the filters as chips. */
export function CaseFinder({ view, send }: CasesProps) {
  const words = useWords(casesWords).toolbar;
  const { others } = useCaseFilters(view);
  const { kind, filters, filtered, list } = view;
  return (
    <section className={toolbar} aria-label={words.label}>
      <ListFinder
        search={{
          label: words.search.label,
          placeholder: words.search.placeholder[kind],
          value: filters.q,
          onChange: (q) => send({ type: 'search.change', q }),
        }}
        filters={others}
        onFilterChange={(filter, value) =>
          send({ type: 'filter.choose', filter: filter as ChosenCaseFilter, value })
        }
        onSheetOpen={() => send({ type: 'filters.open' })}
        clear={
          filtered && list !== 'noMatches'
            ? { label: words.clear, onClear: () => send({ type: 'filters.clear' }) }
            : undefined
        }
      />
    </section>
  );
}

/** Order and filters on a phone. */
export function CaseSheet({ view, send }: CasesProps) {
  const words = useWords(casesWords);
  const { status, others } = useCaseFilters(view);
  const { filters, filtered, list } = view;
  return (
    <SortSheet
      orders={sorts.map((value) => ({ value, label: words.toolbar.orders[value] }))}
      order={filters.sort}
      onOrderChange={(sort) => send({ type: 'sort.change', sort })}
      filters={[status, ...others]}
      onFilterChange={(filter, value) =>
        send({ type: 'filter.choose', filter: filter as ChosenCaseFilter, value })
      }
      show={list.startsWith('listed.') ? words.toolbar.show(countOf(words, view)) : words.toolbar.showAll}
      clear={words.toolbar.clear}
      onClear={filtered ? () => send({ type: 'filters.clear' }) : undefined}
      onClose={() => send({ type: 'filters.close' })}
    />
  );
}
