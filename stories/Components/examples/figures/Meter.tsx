import { Meter } from '@vetsync/ui/components/Meter';

export function Example() {
  return <Meter label="Storage" value={6} maxValue={8} valueLabel="6 of 8 GB" />;
}
