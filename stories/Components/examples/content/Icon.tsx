import { Icon } from '@vetsync/ui/components/Icon';
import BadgeCheck from 'lucide-react/icons/badge-check';

export function Example() {
  return <Icon of={BadgeCheck} label="Verified" />;
}
