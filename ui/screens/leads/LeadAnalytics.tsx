import '../system/System.phrases.ts';
import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LeadCounts } from './analytics/LeadCounts.tsx';
import { useWords } from '../../language/useWords.ts';
import { serverAnalyticsWords, localAnalyticsWords } from './LeadAnalytics.words.ts';
import { formatNumber } from '../format.ts';
import type { Translation } from '../../language/translate.ts';
import type { RangePreset } from '@vetsync/machines/leads/model';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { RangeForm } from './analytics/RangeForm.tsx';
import type { RangeFormProps } from './analytics/RangeForm.tsx';
import { choice } from './analytics/RangeChoice.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { pendingColumns, recentColumns } from './analytics/submissionColumns.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/Table.types.ts';
import CircleX from 'lucide-react/icons/circle-x';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Send from 'lucide-react/icons/send';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { dateText } from '../dates.ts';

/** Three figures of the analytics view, and its actions (platform spec, section 2). */
function LocalFigures({ view: { local, intl }, send }: ScreenProps<LeadAnalyticsView, LeadAnalyticsEvent>) {
  const words = useWords(localAnalyticsWords);
  const isRetrying = local.state === 'retrying';
  return (
    <Stack space="medium">
      <StatStrip
        label={words.figures}
        stats={[
          {
            label: words.total.label,
            figure: formatNumber(local.totalSubmissions, intl),
            hint: words.total.hint,
            icon: Send,
          },
          {
            label: words.pending.label,
            figure: formatNumber(local.pendingSync, intl),
            hint: words.pending.hint,
            icon: CloudUpload,
          },
          {
            label: words.failed.label,
            figure: formatNumber(local.failedAttempts, intl),
            hint: words.failed.hint,
            icon: CircleX,
          },
        ]}
      />
      <Inline as="section" space="small" aria-label={words.actions.label}>
        <Button
          isPending={isRetrying}
          isDisabled={!local.canRetry && !isRetrying}
          onPress={() => send({ type: 'outbox.retry' })}
        >
          {isRetrying ? words.actions.retrying : words.actions.retry}
        </Button>
        {local.pendingSync === 0 && (
          <Text size="small" tone="muted">
            {words.actions.nothing}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}

interface SubmissionTableProps<Row extends { id: string }> {
  title: string;
  note?: string;
  /** Text if there are no rows. */
  empty: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

/** A short table with a title. */
function SubmissionTable<Row extends { id: string }>(props: SubmissionTableProps<Row>) {
  const { title, note, empty, columns, rows } = props;
  return (
    <Stack space="small">
      <Stack space="hair">
        <Heading level={3}>{title}</Heading>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      {rows.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <Table<Row> label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}

/** The submission log and the unsent leads of this browser (platform spec, sections 2 and 3). */
function LocalAnalytics({ view, send }: ScreenProps<LeadAnalyticsView, LeadAnalyticsEvent>) {
  const words = useWords(localAnalyticsWords);
  const write = usePhrases();
  const { local, intl } = view;
  return (
    <Stack as="section" space="large" aria-labelledby="local-analytics">
      <Stack space="hair">
        <Heading level={2} id="local-analytics">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </Stack>
      <LocalFigures view={view} send={send} />
      <SubmissionTable
        title={words.recent.title}
        note={words.recent.note}
        empty={words.recent.empty}
        columns={recentColumns({ words, intl, write })}
        rows={local.recent.map((entry, index) => ({ ...entry, id: `${entry.timestamp} ${index}` }))}
      />
      <SubmissionTable
        title={words.waiting.title}
        empty={words.waiting.empty}
        columns={pendingColumns({ words, intl, write })}
        rows={local.pending}
      />
    </Stack>
  );
}

/** The date range: a preset or two custom dates. */
function RangeChoice({ view, send }: RangeFormProps) {
  const words = useWords(serverAnalyticsWords);
  const { range, presets } = view;
  return (
    <div className={choice}>
      <ToggleButtonGroup<RangePreset>
        label={words.range}
        options={presets.map((value) => ({ value, label: words.presets[value] }))}
        selectedKeys={range.preset === 'custom' ? [] : [range.preset]}
        onSelectionChange={([preset]) => preset && send({ type: 'range.choose', preset })}
      />
      <RangeForm key={`${range.from} ${range.to}`} view={view} send={send} />
    </div>
  );
}

/** Total and range as text: `432 leads, Oct 23, 2026 to Nov 21, 2026`. */
function countedRange(
  words: Translation<typeof serverAnalyticsWords>,
  { server, intl }: LeadAnalyticsView,
): string {
  const { state, range, total } = server;
  if (state === 'loading') return words.loading;
  const days =
    range.from && range.to ? words.days(dateText(range.from, intl), dateText(range.to, intl)) : words.allTime;
  return state === 'failed' ? days : words.counted(words.total(formatNumber(total, intl), total), days);
}

/** All leads by day, source and status in the selected range. */
function ServerAnalytics({ view, send }: ScreenProps<LeadAnalyticsView, LeadAnalyticsEvent>) {
  const words = useWords(serverAnalyticsWords);
  return (
    <Stack as="section" space="large" aria-labelledby="server-analytics">
      <Stack space="hair">
        <Heading level={2} id="server-analytics">
          {words.title}
        </Heading>
        <output>
          <Text as="span" size="small" tone="muted" numeric>
            {countedRange(words, view)}
          </Text>
        </output>
      </Stack>
      <RangeChoice view={view.server} send={send} />
      <LeadCounts view={view} send={send} />
    </Stack>
  );
}

/** The Analytics tab: all leads on the server, then what this browser submitted and still stores. */
export function LeadAnalytics({ view, send }: ScreenProps<LeadAnalyticsView, LeadAnalyticsEvent>) {
  return (
    <Stack space="xxlarge">
      <ServerAnalytics view={view} send={send} />
      <LocalAnalytics view={view} send={send} />
    </Stack>
  );
}
