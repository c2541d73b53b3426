import type { NotificationsEvent, NotificationsView } from '@vetsync/machines/notifications';
import type { ShellEvent } from '@vetsync/machines/shell';
import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { list } from './panels/NotificationInbox.css.ts';
import { useWords } from '../../language/useWords.ts';
import { inboxWords } from './NotificationInbox.words.ts';
import { NotificationItem } from './panels/NotificationItem.tsx';

export interface NotificationInboxProps {
  view: NotificationsView;
  send: (event: NotificationsEvent | ShellEvent) => void;
}

/** Notifications of the role, newest first (platform spec, section 4, "Notifications"). */
export function NotificationInbox({ view, send }: NotificationInboxProps) {
  const words = useWords(inboxWords);
  const { state, items, unread, canMarkAll, reader } = view;
  const isEmpty = state === 'empty';
  return (
    <Sheet
      title={words.title}
      description={isEmpty ? undefined : words.unread(unread)}
      onClose={() => send({ type: 'panel.close' })}
      footer={
        canMarkAll && (
          <Button icon={CheckCheck} width="full" onPress={() => send({ type: 'notification.readAll' })}>
            {words.markAll}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState icon={BellOff} title={words.emptyTitle} level={3}>
          {words.empty}
        </EmptyState>
      ) : (
        <ul className={list}>
          {items.map((item) => (
            <NotificationItem key={item.id} item={item} reader={reader} send={send} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
