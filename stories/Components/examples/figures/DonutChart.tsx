import { DonutChart } from '@vetsync/ui/components/DonutChart';

const applications = [
  { label: 'Submitted', value: 24 },
  { label: 'In review', value: 9 },
  { label: 'Accepted', value: 5 },
];

export function Example() {
  return (
    <DonutChart
      title="Applications"
      heads={['Status', 'Applications']}
      data={applications}
      formatValue={String}
    />
  );
}
