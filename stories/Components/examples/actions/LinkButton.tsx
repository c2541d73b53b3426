import { LinkButton } from '@vetsync/ui/components/LinkButton';
import GraduationCap from 'lucide-react/icons/graduation-cap';

export function Example() {
  return (
    <LinkButton href="/programs" icon={GraduationCap}>
      Find a program
    </LinkButton>
  );
}
