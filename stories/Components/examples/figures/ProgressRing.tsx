import { ProgressRing } from '@vetsync/ui/components/ProgressRing';

export function Example() {
  return <ProgressRing label="GI Bill used" value={40} />;
}
