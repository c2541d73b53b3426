import type { Reader, ReportChart } from '@vetsync/machines/model';
import Download from 'lucide-react/icons/download';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DonutChart } from '../../components/DonutChart/DonutChart.tsx';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { figure } from '../format.ts';
import { inFormat } from './figureFormats.ts';
import type { PortalAnalyticsProps } from './PortalAnalytics.tsx';
import { portalAnalyticsWords as words } from './PortalAnalytics.words.ts';

interface ReportPlotProps extends Pick<PortalAnalyticsProps, 'send'> {
  chart: ReportChart;
  reader: Reader;
}

function Plot({ chart, reader }: Pick<ReportPlotProps, 'chart' | 'reader'>) {
  const { title, description, format } = chart;
  const formatValue = inFormat(format, reader);
  const frame = { title, description, formatValue };
  if (chart.kind === 'line')
    return (
      <LineChart
        {...frame}
        head={words.month}
        labels={chart.months}
        series={chart.series}
        formatTick={(value) => figure(value, reader)}
      />
    );
  const Parts = chart.kind === 'bar' ? BarChart : DonutChart;
  return <Parts {...frame} heads={chart.heads} data={chart.data} />;
}

/** One plot, its table behind it, and its figures to take along. */
export function ReportPlot({ chart, reader, send }: ReportPlotProps) {
  return (
    <Card height="full">
      <Stack space="small">
        <Plot chart={chart} reader={reader} />
        <div>
          <Button
            size="small"
            emphasis="quiet"
            icon={Download}
            aria-label={words.saveOf(chart.title)}
            onPress={() => send({ type: 'figures.save', chartId: chart.id })}
          >
            {words.save}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
