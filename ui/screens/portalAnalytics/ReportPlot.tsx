import type { IntlConfig } from '@vetsync/machines/system/model';
import type { OrganizationReportEvent } from '@vetsync/machines/portalAnalytics/organizationReport';
import type { ReportChart } from '@vetsync/machines/portalAnalytics/model';
import Download from 'lucide-react/icons/download';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DonutChart } from '../../components/DonutChart/DonutChart.tsx';
import { FunnelChart } from '../../components/FunnelChart/FunnelChart.tsx';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { formatNumber } from '../format.ts';
import { inFormat } from './figureFormats.ts';
import { startName, timeSeriesSummary } from './reportSummaries.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { organizationReportWords } from './OrganizationReport.words.ts';

interface ReportPlotProps {
  send: (event: OrganizationReportEvent) => void;
  chart: ReportChart;
  intl: IntlConfig;
}

/** One chart with its data table and a download. */
export function ReportPlot({ chart, intl, send }: ReportPlotProps) {
  const words = useWords(organizationReportWords);
  const write = usePhrases();
  const { id, format } = chart;
  const title = write(chart.title);
  const formatValue = inFormat(words, format, intl);
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
  const frame = { title, description: write(chart.description), formatValue, action: save };
  if (chart.kind === 'line')
    return (
      <LineChart
        {...frame}
        summary={timeSeriesSummary(words, chart, formatValue, intl)}
        head={words.steps[chart.step].head}
        labels={chart.starts.map((start) => startName[chart.step](start, intl))}
        series={[{ label: write(chart.label), values: chart.values }]}
        before={chart.before}
        baseline={chart.baseline}
        formatTick={(value) => formatNumber(value, intl)}
      />
    );
  const heads = [write(chart.heads[0]), write(chart.heads[1])] as const;
  const data = chart.data.map(({ label, ...values }) => ({ label: write(label), ...values }));
  const parts = { ...frame, heads, data };
  if (chart.kind === 'donut') return <DonutChart {...parts} />;
  return chart.isFunnel ? <FunnelChart {...parts} /> : <BarChart {...parts} />;
}
