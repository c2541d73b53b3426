import type { ApplicationRow } from '@vetsync/machines/exchange/receivedApplications';
import { useMemo } from 'react';
import { Table } from '../../../components/Table/Table.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import '../../portal/Portal.phrases.ts';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { useTableMore } from '../../system/lists/useTableMore.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { receivedColumns } from './receivedColumns.tsx';
import { sortTextOf } from './receivedSort.ts';
import type { ApplicationDecision } from '@vetsync/machines/model/exchange';
import { decisionWords } from '../../reviews/Decision.words.ts';
import { assignmentWords, markWords } from '../ReceivedSelection.words.ts';
import { SelectionBar } from '../SelectionBar.tsx';

const mark = 'mark' as const;

/** Decisions on the selected applications, with the number that each changes, and who takes care of them. */
function ReceivedBulkBar({ view, send }: ReceivedApplicationsProps) {
  const { choices: decisions } = useWords(decisionWords);
  const words = useWords(assignmentWords);
  const { action: markLabel } = useWords(markWords);
  const { bulk, listing, self } = view;
  const { marks } = bulk;
  return (
    <SelectionBar<ApplicationDecision | typeof mark>
      view={view}
      actions={[
        ...(marks === null ? [] : [{ id: mark, label: markLabel, count: marks }]),
        ...bulk.decisions.map(({ decision, count }) => ({
          id: decision,
          label: decisions[decision],
          count,
        })),
      ]}
      isBusy={bulk.isBusy}
      assignLabel={listing ? null : words.assign}
      self={self}
      onAction={(id) => send(id === mark ? { type: 'bulk.mark' } : { type: 'bulk.decide', decision: id })}
      onAssign={(assigneeId) => send({ type: 'bulk.assign', assigneeId })}
      send={send}
    />
  );
}

const keyOf = ({ id }: ApplicationRow) => id;
const hasArrived = ({ isNew }: ApplicationRow) => isNew;

/** Table of applications that loads more while scrolling. */
export function ReceivedTable({ view, send, over }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const sharedWords = useWords(portalTableWords);
  const write = usePhrases();
  const {
    rows,
    listing,
    sentColumns,
    hasRequirements,
    approvedFrom,
    rowHref,
    hasMore,
    intl,
    currentId,
    detail,
    self,
    selected,
    canSelect,
    selectable,
    isSelectLimited,
    openedSince,
    choicesFrom,
  } = view;
  const hrefHere = useMemo(
    () =>
      ({ id }: ApplicationRow) =>
        rowHref + id,
    [rowHref],
  );
  const hrefOf = over?.rowHref ?? hrefHere;
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(
    () =>
      receivedColumns(
        { words, shared: sharedWords, write },
        {
          listing,
          sentColumns,
          hasRequirements,
          approvedFrom,
          intl,
          self,
          selected,
          canSelect,
          selectable,
          isSelectLimited,
          openedSince,
          choicesFrom,
          hrefOf,
        },
        send,
      ),
    [
      words,
      sharedWords,
      write,
      listing,
      sentColumns,
      hasRequirements,
      approvedFrom,
      intl,
      self,
      selected,
      canSelect,
      selectable,
      isSelectLimited,
      openedSince,
      choicesFrom,
      hrefOf,
      send,
    ],
  );
  const { rowHref: _, ...place } = over ?? {};
  return (
    <Table<ApplicationRow>
      label={words.title}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      getHref={hrefOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      density={view.density}
      selectedKeys={canSelect ? selected : undefined}
      bar={selected.size > 0 ? <ReceivedBulkBar view={view} send={send} /> : undefined}
      isHeadHiddenIfNarrow
      sort={view.sort}
      onSortChange={(sort) => send({ type: 'sort.change', sort: sortTextOf(sort, listing) })}
      onEndReached={() => send({ type: 'list.endReached' })}
      onScrolledAway={(away) => send({ type: 'list.scrolled', away })}
      more={useTableMore({ view, words: words.page, onRetry: () => send({ type: 'list.retry' }) })}
      newRow={{ is: hasArrived, label: words.isNew }}
      currentRow={currentId}
      isCovered={detail !== null}
      {...place}
    />
  );
}
