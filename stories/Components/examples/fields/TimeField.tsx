import { TimeField } from '@vetsync/ui/components/TimeField';

export function Example() {
  return <TimeField label="Starts at" name="start" defaultValue="09:30" />;
}
