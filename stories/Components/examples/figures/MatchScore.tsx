import { MatchScore } from '@vetsync/ui/components/MatchScore';

export function Example() {
  return <MatchScore score={92} />;
}
