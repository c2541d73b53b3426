import { Sparkline } from '@vetsync/ui/components/Sparkline';

export function Example() {
  return <Sparkline label="Visits in the last five days" values={[3, 5, 4, 8, 9]} formatValue={String} />;
}
