import Ban from 'lucide-react/icons/ban';
import type { InboxThreadView } from '@vetsync/machines/inbox';
import { Button } from '../../../components/Button/Button.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { InboxProps } from '../Exchange.types.ts';
import { inboxThreadWords } from '../Inbox.words.ts';

interface InboxBlockProps extends Pick<InboxProps, 'send'> {
  thread: InboxThreadView;
}

/** Blocks an organization, or lets it write again. */
export function InboxBlock({ thread: { block, isBlocked }, send }: InboxBlockProps) {
  const words = useWords(inboxThreadWords);
  if (block === null) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={Ban}
      isPending={block === 'changing'}
      onPress={() => send({ type: 'block.toggle' })}
    >
      {isBlocked ? words.unblock : words.block}
    </Button>
  );
}
