import { LineChart } from '@vetsync/ui/components/LineChart';

export function Example() {
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
