import { BarChart } from '@vetsync/ui/components/BarChart';
import { Chart } from '@vetsync/ui/components/Chart';
import { DonutChart } from '@vetsync/ui/components/DonutChart';
import { FunnelChart } from '@vetsync/ui/components/FunnelChart';
import { LineChart } from '@vetsync/ui/components/LineChart';
import { MatchScore } from '@vetsync/ui/components/MatchScore';
import { Meter } from '@vetsync/ui/components/Meter';
import { ProgressBar } from '@vetsync/ui/components/ProgressBar';
import { ProgressRing } from '@vetsync/ui/components/ProgressRing';
import { Rating } from '@vetsync/ui/components/Rating';
import { Sparkline } from '@vetsync/ui/components/Sparkline';
import { StatCard } from '@vetsync/ui/components/StatCard';
import { StatStrip } from '@vetsync/ui/components/StatStrip';

const applications = [
  { label: 'Submitted', value: 24 },
  { label: 'In review', value: 9 },
  { label: 'Accepted', value: 5 },
];

export function BarChartExample() {
  return (
    <BarChart
      title="Applications"
      heads={['Status', 'Applications']}
      data={applications}
      formatValue={String}
    />
  );
}

export function ChartExample() {
  return (
    <Chart
      title="Seats"
      columns={['Program', 'Seats']}
      rows={[
        ['Welding', '12'],
        ['Nursing', '30'],
      ]}
    >
      <svg viewBox="0 0 100 20" aria-hidden>
        <rect width="40" height="8" />
        <rect width="100" height="8" y="12" />
      </svg>
    </Chart>
  );
}

export function DonutChartExample() {
  return (
    <DonutChart
      title="Applications"
      heads={['Status', 'Applications']}
      data={applications}
      formatValue={String}
    />
  );
}

export function FunnelChartExample() {
  return (
    <FunnelChart
      title="Applications"
      heads={['Status', 'Applications']}
      data={applications}
      formatValue={String}
    />
  );
}

export function LineChartExample() {
  return (
    <LineChart
      title="Visits"
      head="Month"
      labels={['Sep', 'Oct', 'Nov']}
      series={[{ label: 'Visits', values: [120, 180, 160] }]}
      formatValue={String}
    />
  );
}

export function MatchScoreExample() {
  return <MatchScore score={92} />;
}

export function MeterExample() {
  return <Meter label="Storage" value={6} maxValue={8} valueLabel="6 of 8 GB" />;
}

export function ProgressBarExample() {
  return <ProgressBar label="Profile completion" value={6} max={8} valueLabel="6 of 8 sections" />;
}

export function ProgressRingExample() {
  return <ProgressRing label="GI Bill used" value={40} />;
}

export function RatingExample() {
  return <Rating value={4.6} reviewCount={128} />;
}

export function SparklineExample() {
  return <Sparkline label="Visits in the last five days" values={[3, 5, 4, 8, 9]} formatValue={String} />;
}

export function StatCardExample() {
  return <StatCard label="Open applications" figure="12" hint="3 more than last week" href="/applications" />;
}

export function StatStripExample() {
  return (
    <StatStrip
      label="Your applications"
      stats={[
        { label: 'Open', figure: '12', href: '/applications' },
        { label: 'In review', figure: '5' },
        { label: 'Accepted', figure: '2' },
        { label: 'Declined', figure: '1' },
      ]}
    />
  );
}
