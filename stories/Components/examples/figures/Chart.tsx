import { Chart } from '@vetsync/ui/components/Chart';

export function Example() {
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
