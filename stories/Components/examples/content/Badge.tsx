import { Badge } from '@vetsync/ui/components/Badge';

export function Example() {
  return <Badge tone="positive">Verified</Badge>;
}
