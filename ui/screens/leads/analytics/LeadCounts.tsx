import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { waiting } from './LeadCounts.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { serverAnalyticsWords } from '../LeadAnalytics.words.ts';
import type { LeadAnalytics } from '@vetsync/machines/leads/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { BarChart } from '../../../components/BarChart/BarChart.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatNumber } from '../../format.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';
import { dateText, shortDate } from '../../dates.ts';

interface LeadChartsProps {
  data: LeadAnalytics;
  /** Counts of the days before, as many as `data` has. */
  before: readonly number[] | null;
  intl: IntlConfig;
}

/** Three charts of the same leads, each with a data table. */
function LeadCharts({ data: { byDay, bySource, byStatus }, before, intl }: LeadChartsProps) {
  const words = useWords(serverAnalyticsWords);
  const formatValue = (count: number) => formatNumber(count, intl);
  const total = (counts: readonly number[]) => formatValue(counts.reduce((sum, count) => sum + count, 0));
  const years = new Set(byDay.map(({ day }) => day.slice(0, 4)));
  return (
    <Stack space="large">
      <LineChart
        title={words.byDay}
        description={words.byDayNote}
        story="peak"
        {...(before && {
          before,
          summary: words.beside(total(byDay.map(({ count }) => count)), total(before), before.length),
        })}
        head={words.day}
        labels={byDay.map(({ day }) => (years.size > 1 ? dateText : shortDate)(day, { locale: intl.locale }))}
        series={[{ label: words.leads, values: byDay.map(({ count }) => count) }]}
        formatValue={formatValue}
      />
      <Grid columns={{ mobile: 1, desktop: 2 }}>
        <BarChart
          title={words.bySource}
          heads={[words.source, words.leads]}
          data={bySource.map(({ source, count }) => ({ label: source ?? words.noSource, value: count }))}
          formatValue={formatValue}
        />
        <BarChart
          title={words.byStatus}
          heads={[words.status, words.leads]}
          data={byStatus.map(({ status, count }) => ({
            label: status ?? words.notSpecified,
            value: count,
          }))}
          formatValue={formatValue}
        />
      </Grid>
    </Stack>
  );
}

/** The charts, or their loading, empty or error state. Previous charts stay visible while other days load. */
export function LeadCounts({
  view: { server, intl },
  send,
}: ScreenProps<LeadAnalyticsView, LeadAnalyticsEvent>) {
  const words = useWords(serverAnalyticsWords);
  const { state, range, data, failure } = server;
  if (state === 'failed') {
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={3}
        onRetry={() => send({ type: 'analytics.retry' })}
      />
    );
  }
  if (state === 'empty' && range.preset === 'all') {
    return (
      <EmptyState title={words.none.title} level={3}>
        {words.none.text}
      </EmptyState>
    );
  }
  if (state === 'empty') {
    return (
      <EmptyState
        title={words.empty.title}
        level={3}
        action={
          <Button onPress={() => send({ type: 'range.choose', preset: 'all' })}>{words.empty.all}</Button>
        }
      >
        {words.empty.text}
      </EmptyState>
    );
  }
  if (data === null) {
    return (
      <Card>
        <Skeleton shape="block" />
      </Card>
    );
  }
  return (
    <div aria-busy={state === 'loading'} className={waiting({ isBusy: state === 'loading' })}>
      <LeadCharts data={data} before={server.before} intl={intl} />
    </div>
  );
}
