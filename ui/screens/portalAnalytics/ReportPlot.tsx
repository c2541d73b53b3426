import type { Reader } from '@vetsync/machines/system/model';
import type { ReportChart } from '@vetsync/machines/portalAnalytics/model';
import Download from 'lucide-react/icons/download';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DonutChart } from '../../components/DonutChart/DonutChart.tsx';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { figure } from '../format.ts';
import { inFormat } from './figureFormats.ts';
import type { PortalAnalyticsProps } from './PortalAnalytics.types.ts';
import { useWords } from '../../language/useWords.ts';
import { portalAnalyticsWords } from './PortalAnalytics.words.ts';

interface ReportPlotProps extends Pick<PortalAnalyticsProps, 'send'> {
  chart: ReportChart;
  reader: Reader;
}

/** One chart with its data table and a download. */
export function ReportPlot({ chart, reader, send }: ReportPlotProps) {
  return (
    <Card height="full">
      <Plot chart={chart} reader={reader} send={send} />
    </Card>
  );
}

function Plot({ chart, reader, send }: ReportPlotProps) {
  const words = useWords(portalAnalyticsWords);
  const { id, title, description, format } = chart;
  const formatValue = inFormat(words, format, reader);
  const save = (
    <Button
      size="small"
      variant="quiet"
      icon={Download}
      aria-label={words.saveOf(title)}
      onPress={() => send({ type: 'figures.save', chartId: id })}
    >
      {words.save}
    </Button>
  );
  const frame = { title, description, formatValue, action: save };
  if (chart.kind === 'line')
    return (
      <LineChart
        {...frame}
        head={words.month}
        labels={chart.months}
        series={chart.series}
        baseline={chart.baseline}
        formatTick={(value) => figure(value, reader)}
      />
    );
  const parts = { ...frame, heads: chart.heads, data: chart.data };
  if (chart.kind === 'donut') return <DonutChart {...parts} />;
  return <BarChart {...parts} shareOf={chart.isFunnel ? 'first' : 'all'} />;
}
