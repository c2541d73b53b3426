import type { CaseRow, CaseSort } from '@vetsync/machines/model/exchange';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Table } from '../../../components/Table/Table.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { ListBody } from '../../system/lists/ListBody.tsx';
import { useTableMore } from '../../system/lists/useTableMore.tsx';
import { CaseBulkBar } from './CaseBatch.tsx';
import { caseColumns, measuresOf } from './caseColumns.tsx';
import { casePhrases } from './Cases.phrases.ts';
import type { CasesProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';

const keyOf = ({ id }: CaseRow) => id;
/** Each order has one direction: what needs attention comes first. */
const directions: Readonly<Record<CaseSort, 'ascending' | 'descending'>> = {
  newest: 'descending',
  name: 'ascending',
  next: 'ascending',
  contact: 'ascending',
  progress: 'ascending',
};

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
export function CaseList({ view, send }: CasesProps) {
  const words = useWords(casesWords);
  return (
    <ListBody
      view={view}
      words={words}
      clear={words.toolbar.clear}
      level={3}
      loading={<SectionLoading>{words.loading}</SectionLoading>}
      empty={
        <EmptyState
          icon={Users}
          title={words.empty[view.kind].title}
          level={3}
          action={
            view.canAdd && (
              <Button variant="primary" icon={Plus} onPress={() => send({ type: 'adding.open' })}>
                {words.adding.open}
              </Button>
            )
          }
        >
          {words.empty[view.kind].text}
        </EmptyState>
      }
      send={send}
    >
      <CaseTable view={view} send={send} />
    </ListBody>
  );
}

function CaseTable({ view, send }: CasesProps) {
  const words = useWords(casesWords);
  const sharedWords = useWords(portalTableWords);
  const names = useWords(casePhrases);
  const { rows, rowHref, hasMore, filters, currentId, record, selected, canSelect } = view;
  const { kind, intl, self, today, selectable, isSelectLimited } = view;
  const measures = measuresOf(kind, rows).join(' ');
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(
    () =>
      caseColumns(
        { words, shared: sharedWords, names },
        { measures, intl, self, today, selected, canSelect, selectable, isSelectLimited },
        send,
      ),
    [
      words,
      sharedWords,
      names,
      measures,
      intl,
      self,
      today,
      selected,
      canSelect,
      selectable,
      isSelectLimited,
      send,
    ],
  );
  const hrefOf = useMemo(
    () =>
      ({ id }: CaseRow) =>
        rowHref + id,
    [rowHref],
  );
  return (
    <Table<CaseRow>
      label={words.titles[kind]}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      selectedRows={canSelect ? selected : undefined}
      bar={selected.size > 0 ? <CaseBulkBar view={view} send={send} /> : undefined}
      isHeadHiddenIfNarrow
      sort={{ column: filters.sort, direction: directions[filters.sort] }}
      onSortChange={({ column }) => send({ type: 'sort.change', sort: column as CaseSort })}
      onEndReached={() => send({ type: 'list.endReached' })}
      onScrolledAway={(away) => send({ type: 'list.scrolled', away })}
      more={useTableMore({ view, words: words.page, onRetry: () => send({ type: 'list.retry' }) })}
      currentRow={currentId}
      isCovered={record !== null}
    />
  );
}
