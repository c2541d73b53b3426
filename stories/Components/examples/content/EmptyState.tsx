import { EmptyState } from '@vetsync/ui/components/EmptyState';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import Inbox from 'lucide-react/icons/inbox';

export function Example() {
  return (
    <EmptyState
      icon={Inbox}
      title="No messages yet"
      action={<LinkButton href="/mentors">Find a mentor</LinkButton>}
    >
      Messages from mentors and schools appear here.
    </EmptyState>
  );
}
