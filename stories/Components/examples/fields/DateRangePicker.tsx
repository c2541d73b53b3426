import { DateRangePicker } from '@vetsync/ui/components/DateRangePicker';

export function Example() {
  return <DateRangePicker label="Travel" startName="from" endName="to" today="2026-11-23" />;
}
