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
import { count, parts, type RootRow } from './rootRow.ts';

/** Charts and measures. */
export const figures: readonly RootRow[] = [
  {
    name: 'BarChart',
    render: (p) => (
      <BarChart {...p} title="Rooms" heads={['Room', 'Count']} data={parts} formatValue={count} />
    ),
  },
  {
    name: 'Chart',
    render: (p) => (
      <Chart {...p} title="Rooms" columns={['Room']} rows={[['Home']]}>
        Drawing
      </Chart>
    ),
  },
  {
    name: 'DonutChart',
    render: (p) => (
      <DonutChart {...p} title="Rooms" heads={['Room', 'Count']} data={parts} formatValue={count} />
    ),
  },
  {
    name: 'FunnelChart',
    render: (p) => (
      <FunnelChart {...p} title="Rooms" heads={['Room', 'Count']} data={parts} formatValue={count} />
    ),
  },
  {
    name: 'LineChart',
    render: (p) => (
      <LineChart
        {...p}
        title="Rooms"
        head="Day"
        labels={['Mon', 'Tue']}
        series={[{ label: 'Rooms', values: [1, 2] }]}
        formatValue={count}
      />
    ),
  },
  { name: 'MatchScore', render: (p) => <MatchScore {...p} score={90} /> },
  { name: 'Meter', render: (p) => <Meter {...p} label="Used" value={50} /> },
  { name: 'ProgressBar', render: (p) => <ProgressBar {...p} label="Done" value={50} /> },
  { name: 'ProgressRing', render: (p) => <ProgressRing {...p} label="Done" value={50} /> },
  { name: 'Rating', render: (p) => <Rating {...p} value={4} /> },
  {
    name: 'Sparkline',
    render: (p) => <Sparkline {...p} label="Rooms" values={[1, 2]} formatValue={count} />,
  },
  { name: 'StatCard', render: (p) => <StatCard {...p} label="Rooms" figure="3" /> },
  {
    name: 'StatStrip',
    render: (p) => <StatStrip {...p} label="Figures" stats={[{ label: 'Rooms', figure: '3' }]} />,
  },
];
