import { BarChart } from '@vetsync/ui/components/BarChart';

const applications = [
  { label: 'Submitted', value: 24 },
  { label: 'In review', value: 9 },
  { label: 'Accepted', value: 5 },
];

export function Example() {
  return (
    <BarChart
      title="Applications"
      heads={['Status', 'Applications']}
      data={applications}
      formatValue={String}
    />
  );
}
