import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { formatNumber } from '../../format.ts';
import { useWords } from '../../../language/useWords.ts';
import { systemHealthWords } from './SystemHealth.words.ts';
import { clockTime } from '../../dates.ts';

export interface HealthChartsProps {
  health: AdminOverview['health'];
  intl: IntlConfig;
}

/** Requests, errors and latency of the last hour, each with a data table. */
export function HealthCharts({ health: { requests, errors, p95Ms }, intl }: HealthChartsProps) {
  const words = useWords(systemHealthWords);
  if (requests.length === 0) {
    return (
      <EmptyState title={words.none.title} level={3}>
        {words.none.text}
      </EmptyState>
    );
  }
  const formatValue = (count: number) => formatNumber(count, intl);
  const labels = requests.map(({ at }) => clockTime(at, intl));
  const valuesOf = (samples: typeof requests) => samples.map(({ value }) => value);
  return (
    <Grid columns={{ mobile: 1, desktop: 2 }}>
      <LineChart
        title={words.requests.title}
        description={words.lastHour}
        story="peak"
        head={words.minute}
        labels={labels}
        series={[
          { label: words.requests.all, values: valuesOf(requests) },
          { label: words.requests.failed, values: valuesOf(errors) },
        ]}
        formatValue={formatValue}
      />
      <LineChart
        title={words.latency.title}
        description={words.lastHour}
        story="peak"
        head={words.minute}
        labels={labels}
        series={[{ label: words.latency.series, values: valuesOf(p95Ms) }]}
        formatValue={(ms) => words.latency.value(formatNumber(Math.round(ms), intl))}
        formatTick={formatValue}
      />
    </Grid>
  );
}
