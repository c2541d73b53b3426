import { Banner } from '../../../components/Banner/Banner.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { CaseFinder, CaseViews } from './CaseFinder.tsx';
import type { CasesProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';
import type { CaseRow, CaseSort } from '@vetsync/machines/model/exchange';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Table } from '../../../components/Table/Table.tsx';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { ListBody } from '../../system/lists/ListBody.tsx';
import { useTableMore } from '../../system/lists/useTableMore.tsx';
import { caseColumns, measuresOf } from './caseColumns.tsx';
import { casePhrases } from './Cases.phrases.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { formatNumber } from '../../format.ts';
import { BatchNotice } from '../../system/lists/BatchNotice.tsx';
import { colleagueName } from '../received/colleagueName.ts';
import { SelectionBar } from '../SelectionBar.tsx';
import { assignmentWords } from '../ReceivedSelection.words.ts';

/** Statuses that the selected people can get, with the number that each changes, and who works with them. */
function CaseBulkBar({ view, send }: CasesProps) {
  const words = useWords(casesWords).bulk;
  const names = useWords(casePhrases);
  const { bulk, self } = view;
  return (
    <SelectionBar
      view={view}
      actions={bulk.statuses.map(({ status, count }) => ({ id: status, label: names[status], count }))}
      isBusy={bulk.isBusy}
      assignLabel={words.assign}
      self={self}
      onAction={(status) => send({ type: 'bulk.status', status })}
      onAssign={(ownerId) => send({ type: 'bulk.assign', ownerId })}
      send={send}
    />
  );
}

/** What is done with several people. */
function CaseBatch({ view: { batch, self, intl }, send }: CasesProps) {
  const words = useWords(casesWords).batch;
  const names = useWords(casePhrases);
  const { toMe, nobody, unnamed } = useWords(assignmentWords);
  const write = usePhrases();
  if (batch === null) return null;
  const { task, done, others, undoable } = batch;
  const doneText = (shown: string) => {
    if (done === 0) return words.none;
    if (task.kind === 'status') return words.status(done, shown, names[task.status]);
    if (task.kind === 'undo') return words.undone(done, shown);
    const owner = task.owner ? colleagueName({ me: toMe, unnamed }, task.owner, self) : nobody;
    return words.assign(done, shown, owner);
  };
  const reasonOf = ({ result, failure }: (typeof others)[number]) => {
    if (failure) return write(failure);
    if (result?.state !== 'changed') return null;
    return result.by === null ? words.changed : words.changedBy(result.by);
  };
  return (
    <BatchNotice
      label={words.label}
      batch={batch}
      progress={words.progress}
      done={doneText(formatNumber(done, intl))}
      others={others.map((other) => ({ id: other.id, name: other.personName, reason: reasonOf(other) }))}
      intl={intl}
      send={send}
      isRetryMain
    >
      {undoable > 0 && (
        <Button size="small" onPress={() => send({ type: 'batch.undo' })}>
          {words.undo(formatNumber(undoable, intl))}
        </Button>
      )}
    </BatchNotice>
  );
}

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
function CaseList({ view, send }: CasesProps) {
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
          drawing="people"
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
      getHref={hrefOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      selectedKeys={canSelect ? selected : undefined}
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

export type { CasesProps } from './Cases.types.ts';

/** The people whom an organization has taken in. `CaseDialogs` are what is open over them. */
export function Cases({ view, send }: CasesProps) {
  const words = useWords(casesWords);
  const { state, kind, live, failure } = view;
  if (state === 'missing' || state === 'suspended')
    return <OrganizationMissing former={view.organization} isSuspended={state === 'suspended'} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="small" aria-label={words.titles[kind]}>
      <VisuallyHidden>
        <Heading level={2}>{words.titles[kind]}</Heading>
      </VisuallyHidden>
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      <CaseViews view={view} send={send} />
      <CaseFinder view={view} send={send} />
      <CaseBatch view={view} send={send} />
      <CaseList view={view} send={send} />
    </Stack>
  );
}
