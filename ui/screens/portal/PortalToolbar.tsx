import type { PortalTableEvent, PortalTableView } from '@vetsync/machines/portalTable';
import Download from 'lucide-react/icons/download';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnChange } from '../focus.ts';
import { figure } from '../format.ts';
import { atEnd, filters as filtersStyle, outcome, toggle, toolbar } from './PortalTable.css.ts';
import type { Translation } from '../../language/translate.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { portalTableWords, type Noun } from './PortalTable.words.ts';

export interface PortalTableProps {
  view: PortalTableView;
  send: (event: PortalTableEvent) => void;
}

/** Maximum number of filters that fit beside the search. */
const mostBeside = 3;
/** Maximum number of filters that leave room for the list on a phone. */
const mostOnPhone = 2;
/** Value for "no filter", because a select needs one. */
const all = '*';

function countOf(
  { count }: Translation<typeof portalTableWords>,
  { rows, total, isFiltered, reader }: PortalTableView,
  noun: Noun,
): string {
  const formatted = figure(rows.length, reader);
  if (!isFiltered) return count.all(formatted, noun, total);
  return count.part(formatted, figure(total, reader), noun, total);
}

/** Search and filters, the number of rows, and bulk actions on selected rows. */
export function PortalToolbar({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const {
    search,
    noun,
    q,
    filters,
    isFiltered,
    areFiltersExpanded,
    rows,
    selected,
    bulk,
    undoNotice,
    reader,
  } = view;
  // The Undo and Dismiss buttons disappear with the notice, so the focus would be lost.
  const shownCount = useFocusOnChange<HTMLDivElement>(undoNotice?.id ?? '', { ifLost: true });
  const filtersId = useId();
  const isCollapsible = filters.length > mostOnPhone;
  return (
    <section
      className={toolbar}
      aria-label={words.toolbar}
      data-many={filters.length > mostBeside || undefined}
    >
      <SearchField
        label={write(search.label)}
        placeholder={write(search.placeholder)}
        value={q}
        onChange={(value) => send({ type: 'search.type', q: value })}
      />
      {isCollapsible && (
        <div className={toggle}>
          <Button
            icon={SlidersHorizontal}
            aria-expanded={areFiltersExpanded}
            aria-controls={filtersId}
            onPress={() => send({ type: 'filters.toggle' })}
          >
            {words.filters(filters.filter(({ value }) => value !== null).length)}
          </Button>
        </div>
      )}
      {filters.length > 0 && (
        <div
          id={filtersId}
          className={filtersStyle({
            isCollapsed: isCollapsible && !areFiltersExpanded,
            isTall: isCollapsible,
          })}
        >
          {filters.map(({ column, label, all: none, value, options }) => (
            <Select
              key={column}
              label={write(label)}
              value={value ?? all}
              options={[
                { value: all, label: write(none) },
                ...options.map((option) => ({ value: option.value, label: write(option.label) })),
              ]}
              onChange={(chosen) =>
                send({ type: 'filter.choose', column, value: chosen === all ? null : chosen })
              }
            />
          ))}
        </div>
      )}
      <div className={outcome}>
        <div ref={shownCount} tabIndex={-1}>
          <output>
            <Text as="span" size="small" tone="muted" numeric>
              {selected.size > 0
                ? words.bulk.selected(figure(selected.size, reader))
                : countOf(words, view, { one: write(noun.one), many: write(noun.many) })}
            </Text>
          </output>
        </div>
        {selected.size > 0 &&
          bulk.map(({ id, label, count, isEnabled }) => (
            <Button
              key={id}
              size="small"
              isDisabled={!isEnabled}
              onPress={() => send({ type: 'bulk.run', action: id })}
            >
              {words.bulk.action(write(label), figure(count, reader))}
            </Button>
          ))}
        {selected.size > 0 && (
          <Button size="small" variant="quiet" onPress={() => send({ type: 'selection.clear' })}>
            {words.bulk.clear}
          </Button>
        )}
        {isFiltered && selected.size === 0 && rows.length > 0 && (
          <Button size="small" variant="quiet" onPress={() => send({ type: 'filters.clear' })}>
            {words.clear}
          </Button>
        )}
        {rows.length > 0 && (
          <div className={atEnd}>
            <Button size="small" variant="quiet" icon={Download} onPress={() => send({ type: 'csv.save' })}>
              {words.save}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
