import type { InboxThreadView } from '@vetsync/machines/exchange/inbox';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { InboxProps } from '../Messages.types.ts';
import { inboxThreadWords } from '../Inbox.words.ts';

interface InboxBlockProps extends Pick<InboxProps, 'send'> {
  thread: InboxThreadView;
}

/** Reports the conversation, and blocks an organization or lets it write again. */
export function InboxBlock({ thread: { block, isBlocked, mayReport, name }, send }: InboxBlockProps) {
  const words = useWords(inboxThreadWords);
  return (
    <Inline space="xsmall">
      {mayReport && (
        <Button
          size="small"
          variant="quiet"
          icon={Flag}
          onPress={() => send({ type: 'report.open', messageId: null })}
        >
          {words.report}
        </Button>
      )}
      {block !== null && (
        <Button
          size="small"
          variant="quiet"
          icon={Ban}
          isPending={block === 'changing'}
          onPress={() => send({ type: 'block.toggle' })}
        >
          {isBlocked ? words.unblock : words.block}
        </Button>
      )}
      {block === 'confirming' && (
        <ConfirmDialog
          title={words.blockConfirmation.title(name ?? '')}
          confirmLabel={words.blockConfirmation.confirm}
          cancelLabel={words.blockConfirmation.cancel}
          onConfirm={() => send({ type: 'block.confirm' })}
          onCancel={() => send({ type: 'block.cancel' })}
        >
          {words.blockConfirmation.text}
        </ConfirmDialog>
      )}
    </Inline>
  );
}
