import { ProgressBar } from '@vetsync/ui/components/ProgressBar';

export function Example() {
  return <ProgressBar label="Profile completion" value={6} max={8} valueLabel="6 of 8 sections" />;
}
