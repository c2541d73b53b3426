import type { LeadAnalytics } from '@vetsync/machines/leads/model';
import type { Reader } from '@vetsync/machines/system/model';
import { BarChart } from '../../../components/BarChart/BarChart.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { dayLabel, formatNumber } from '../../format.ts';
import { useWords } from '../../../language/useWords.ts';
import { serverAnalyticsWords } from '../LeadAnalytics.words.ts';

export interface LeadChartsProps {
  data: LeadAnalytics;
  /** Counts of the days before, as many as `data` has. */
  before: readonly number[] | null;
  reader: Reader;
}

/** Three charts of the same leads, each with a data table. */
export function LeadCharts({ data: { byDay, bySource, byStatus }, before, reader }: LeadChartsProps) {
  const words = useWords(serverAnalyticsWords);
  const formatValue = (count: number) => formatNumber(count, reader);
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
        labels={byDay.map(({ day }) => dayLabel(day, reader, years.size > 1))}
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
