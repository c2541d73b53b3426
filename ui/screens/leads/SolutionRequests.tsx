import type { SolutionRequestsEvent, SolutionRequestsView } from '@vetsync/machines/leads/solutionRequests';
import './Leads.phrases.ts';
import Download from 'lucide-react/icons/download';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { GuardSpinner } from '../system/GuardSpinner.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { SolutionRequestDialog } from './requests/SolutionRequestDialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { solutionListNames, solutionRequestsWords, solutionStatusNames } from './SolutionRequests.words.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { ListBody } from '../system/lists/ListBody.tsx';
import type { SolutionStatus, SolutionRequest } from '@vetsync/machines/leads/model';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { formatNumber } from '../format.ts';
import { FoundCount } from '../system/lists/FoundCount.tsx';
import { toolbar } from './requests/SolutionRequestsToolbar.css.ts';
import type { Translation } from '../../language/translate.ts';
import { useMemo } from 'react';
import { Table } from '../../components/Table/Table.tsx';
import { useTableMore } from '../system/lists/useTableMore.tsx';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';
import type { TableColumn } from '../../components/Table/Table.types.ts';
import { receivedAt, smallText } from './cells.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type SolutionRequestsProps = ScreenProps<SolutionRequestsView, SolutionRequestsEvent>;

const looks: Readonly<Record<SolutionStatus, Pick<BadgeProps, 'tone' | 'variant'>>> = {
  new: { tone: 'info', variant: 'solid' },
  in_progress: { tone: 'caution' },
  answered: { tone: 'positive' },
  closed: { tone: 'neutral' },
};

interface Cells {
  words: Translation<typeof solutionRequestsWords>;
  statusNames: Translation<typeof solutionStatusNames>;
  intl: IntlConfig;
}

/** Columns of the requests table, most important first. Widths fit 1200 px. */
const requestColumns = ({ words, statusNames, intl }: Cells): readonly TableColumn<SolutionRequest>[] => [
  {
    id: 'name',
    label: words.columns.name,
    width: 11,
    isRowHeader: true,
    cell: ({ name }) => name,
  },
  {
    id: 'organization',
    label: words.columns.organization,
    width: 13,
    narrowAs: 'line',
    cell: ({ organization }) => smallText(organization),
  },
  {
    id: 'need',
    label: words.columns.need,
    width: 21,
    narrowAs: 'line',
    cell: ({ useCase: purpose, requirements }) => smallText(purpose ?? requirements ?? words.none),
  },
  {
    id: 'status',
    label: words.columns.status,
    width: 8,
    narrowAs: 'inline',
    cell: ({ status }) => <Badge {...looks[status]}>{statusNames[status]}</Badge>,
  },
  {
    id: 'received',
    label: words.columns.received,
    width: 11,
    narrowAs: 'inline',
    cell: ({ createdAt }) => receivedAt(createdAt, intl),
  },
];

const keyOf = ({ id }: SolutionRequest) => id;

/** Table of requests that loads more while scrolling. */
function SolutionRequestsTable({ view, send }: SolutionRequestsProps) {
  const words = useWords(solutionRequestsWords);
  const statusNames = useWords(solutionStatusNames);
  const { rows, rowHref, hasMore, intl, currentId, detail } = view;
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(() => requestColumns({ words, statusNames, intl }), [words, statusNames, intl]);
  const hrefOf = useMemo(
    () =>
      ({ id }: SolutionRequest) =>
        rowHref + id,
    [rowHref],
  );
  return (
    <Table<SolutionRequest>
      label={words.table}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      getHref={hrefOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      onEndReached={() => send({ type: 'list.endReached' })}
      more={useTableMore({ view, words: words.page, onRetry: () => send({ type: 'list.retry' }) })}
      currentRow={currentId}
      isCovered={detail !== null}
    />
  );
}

/** Value for "no filter", because a select needs one. */
const all = 'all';
const statuses = Object.keys(solutionStatusNames) as SolutionStatus[];

/** Search, status filter, and the number of results. */
function SolutionRequestsToolbar({ view, send }: SolutionRequestsProps) {
  const statusLabels = useWords(solutionListNames);
  const words = useWords(solutionRequestsWords).toolbar;
  const { filters, filtered, list } = view;
  return (
    <section className={toolbar} aria-label={words.label}>
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={filters.q}
        onChange={(q) => send({ type: 'search.change', q })}
      />
      <ToggleButtonGroup<SolutionStatus | typeof all>
        label={words.status.label}
        options={[
          { value: all, label: words.status.all },
          ...statuses.map((status) => ({ value: status, label: statusLabels[status] })),
        ]}
        selectedKeys={[filters.status ?? all]}
        onSelectionChange={([status = all]) =>
          send({ type: 'filter.change', status: status === all ? null : status })
        }
      />
      <FoundCount
        count={countOf(words, view)}
        clear={
          filtered &&
          list !== 'noMatches' && { label: words.clear, onClear: () => send({ type: 'filters.clear' }) }
        }
      />
    </section>
  );
}

/** With keyset pagination, the total is known only on the last page. */
function countOf(
  words: Translation<typeof solutionRequestsWords.toolbar>,
  { list, rows, hasMore, intl }: SolutionRequestsProps['view'],
): string {
  if (list === 'loading' || list === 'failed' || list === 'empty') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = formatNumber(rows.length, intl);
  return hasMore ? words.more(formatted) : words.count(formatted, rows.length);
}

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
function SolutionRequestsList({ view, send }: SolutionRequestsProps) {
  const words = useWords(solutionRequestsWords);
  return (
    <ListBody
      view={view}
      words={words}
      clear={words.toolbar.clear}
      level={2}
      loading={<SectionLoading>{words.loading}</SectionLoading>}
      empty={
        <EmptyState title={words.empty.title} level={2}>
          {words.empty.text}
        </EmptyState>
      }
      send={send}
    >
      <SolutionRequestsTable view={view} send={send} />
    </ListBody>
  );
}

/** The inbox of custom solution requests, with their status. */
export function SolutionRequests({ view, send }: SolutionRequestsProps) {
  const words = useWords(solutionRequestsWords);
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <GuardSpinner view={{ state: 'loading' }} />;
  const { detail, intl } = view;
  return (
    <>
      <Stack space="medium">
        <PageHead
          title={words.title}
          subtitle={words.subtitle}
          action={
            <Button icon={Download} size="small" onPress={() => send({ type: 'export.start' })}>
              {words.export}
            </Button>
          }
        />
        <Stack as="section" space="small" aria-label={words.table}>
          <SolutionRequestsToolbar view={view} send={send} />
          <SolutionRequestsList view={view} send={send} />
        </Stack>
      </Stack>
      {detail && <SolutionRequestDialog detail={detail} intl={intl} send={send} />}
    </>
  );
}
