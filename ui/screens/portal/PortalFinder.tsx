import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { TagGroup } from '../../components/TagGroup/TagGroup.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { FilterMenu } from './FilterMenu.tsx';
import * as styles from './PortalFinder.css.ts';
import { portalTableWords } from './PortalTable.words.ts';
import type { PortalTableProps } from './PortalTable.types.ts';

/** One search field, and behind it the filters as chips. On a phone, filters and order are in a sheet. */
export function PortalFinder({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { search, q, filters, isFiltered, canNameView } = view;
  const chosen = filters.filter(({ value }) => value !== null);
  // A removed chip and `Clear all` take the focus with them.
  const container = useFocusOnChange<HTMLDivElement>(
    [isFiltered, ...chosen.map(({ column }) => column)].join(),
    { ifLost: true },
  );
  return (
    <section className={styles.finder} aria-label={words.toolbar}>
      <div className={styles.search} ref={container} tabIndex={-1}>
        <SearchField
          label={write(search.label)}
          isLabelHidden
          placeholder={write(search.placeholder)}
          value={q}
          onChange={(value) => send({ type: 'search.type', q: value })}
        />
      </div>
      {chosen.length > 0 && (
        <TagGroup
          label={words.filters.chosen}
          isLabelHidden
          items={chosen.map(({ column, label, value, options }) => ({
            id: column,
            label: words.filters.chip(
              write(label),
              write(options.find((option) => option.value === value)?.label ?? ''),
            ),
          }))}
          onRemove={(columns) => {
            for (const column of columns) send({ type: 'filter.choose', column, value: null });
          }}
        />
      )}
      {filters.length > 0 && (
        <div className={styles.fromTabletOnly}>
          <FilterMenu view={view} send={send} />
        </div>
      )}
      <div className={styles.onPhone}>
        <Button icon={ArrowUpDown} onPress={() => send({ type: 'filters.open', as: 'sheet' })}>
          {words.sheet.title}
        </Button>
      </div>
      {isFiltered && (
        <Button variant="quiet" onPress={() => send({ type: 'filters.clear' })}>
          {words.clear}
        </Button>
      )}
      {canNameView && (
        <Button variant="quiet" icon={BookmarkPlus} onPress={() => send({ type: 'view.name' })}>
          {words.views.save}
        </Button>
      )}
    </section>
  );
}
