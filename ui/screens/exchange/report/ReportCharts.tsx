import type { OrganizationReport } from '@vetsync/machines/model/exchange';
import type { OrganizationReportView } from '@vetsync/machines/organizationReport';
import { BarChart } from '../../../components/BarChart/BarChart.tsx';
import { FunnelChart } from '../../../components/FunnelChart/FunnelChart.tsx';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { dayLabel, formatNumber } from '../../format.ts';
import { charts, fullWidth, halfWidth } from '../../portalAnalytics/PortalAnalytics.css.ts';
import { organizationReportWords } from './OrganizationReport.words.ts';
import { receivedStatusNames } from '../ReceivedApplications.words.ts';

interface ReportChartsProps {
  view: OrganizationReportView;
  report: OrganizationReport;
}

/** The charts of a report, each with its data table. */
export function ReportCharts({ view: { kind, listings, reader }, report }: ReportChartsProps) {
  const words = useWords(organizationReportWords);
  const statusNames = useWords(receivedStatusNames);
  const formatValue = (value: number) => formatNumber(value, reader);
  const { byWeek, stages, statuses } = report;
  const total = (of: 'now' | 'before') => formatValue(byWeek.reduce((sum, week) => sum + week[of], 0));
  return (
    <div className={charts}>
      <div className={fullWidth}>
        <LineChart
          title={words.byWeek.title}
          level={2}
          summary={words.byWeek.sum(total('now'), total('before'))}
          description={words.inUtc}
          head={words.byWeek.head}
          labels={byWeek.map(({ from }) => dayLabel(from, reader))}
          series={[{ label: words.byWeek.series, values: byWeek.map(({ now }) => now) }]}
          before={byWeek.map(({ before }) => before)}
          formatValue={formatValue}
        />
      </div>
      <div className={halfWidth}>
        <FunnelChart
          title={words.stages.title}
          level={2}
          description={words.stages.text}
          heads={words.stages.heads}
          data={stages.map(({ stage, now, before }) => ({
            label: words.stages.names[kind ?? 'employer'][stage],
            value: now,
            before,
          }))}
          formatValue={formatValue}
        />
      </div>
      <div className={halfWidth}>
        <BarChart
          title={words.statuses.title}
          level={2}
          description={words.statuses.text}
          heads={words.statuses.heads}
          data={statusesByName(statuses, statusNames)}
          formatValue={formatValue}
        />
      </div>
      <div className={fullWidth}>
        <Section title={words.listings.title}>
          <RowList aria-label={words.listings.title}>
            {listings.map(({ id, title, received, taken, href }) => (
              <Row
                key={id}
                title={title}
                href={href}
                detail={words.listings.taken[kind ?? 'employer'](formatValue(taken))}
                state={
                  <Text as="span" numeric>
                    {words.listings.count(formatValue(received), received === 1)}
                  </Text>
                }
              />
            ))}
          </RowList>
        </Section>
      </div>
    </div>
  );
}

/** Statuses that have one name, such as both kinds of interviews, are one bar. */
function statusesByName(
  statuses: OrganizationReport['statuses'],
  names: Readonly<Record<OrganizationReport['statuses'][number]['status'], string>>,
) {
  const counts = new Map<string, number>();
  for (const { status, count } of statuses)
    counts.set(names[status], (counts.get(names[status]) ?? 0) + count);
  return [...counts].map(([label, value]) => ({ label, value }));
}
