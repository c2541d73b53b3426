import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { Button } from '../../../components/Button/Button.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { ListFinder } from '../../system/lists/ListFinder.tsx';
import type { CandidateTableProps } from '../Candidates.types.ts';
import { portalTableWords } from '../../portal/PortalTable.words.ts';

/** One search field, and behind it the filters as chips. On a phone, filters and order are in a sheet. */
export function CandidateFinder({ view, send }: CandidateTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { search, q, filters, isFiltered, canNameView, offered, intl } = view;
  return (
    <section aria-label={words.toolbar}>
      <ListFinder
        search={{
          label: write(search.label),
          placeholder: write(search.placeholder),
          value: q,
          onChange: (value) => send({ type: 'search.change', q: value }),
        }}
        filters={filters.map(({ column, label, value, options }) => ({
          id: column,
          label: write(label),
          value,
          options: options.map((option) => ({
            value: option.value,
            label: write(option.label),
            ...(option.count !== null && { count: formatNumber(option.count, intl) }),
          })),
        }))}
        onFilterChange={(column, value) => send({ type: 'filter.choose', column, value })}
        menu={{
          isOpen: offered === 'menu',
          onOpenChange: (isOpen) =>
            send(isOpen ? { type: 'filters.open', as: 'menu' } : { type: 'filters.close' }),
        }}
        onSheetOpen={() => send({ type: 'filters.open', as: 'sheet' })}
        clear={
          isFiltered ? { label: words.clear, onClear: () => send({ type: 'filters.clear' }) } : undefined
        }
      >
        {canNameView && (
          <Button variant="quiet" icon={BookmarkPlus} onPress={() => send({ type: 'view.name' })}>
            {words.views.save}
          </Button>
        )}
      </ListFinder>
    </section>
  );
}
