import { messagesTab } from '@vetsync/machines/messagesTab';
import { messagingView } from '@vetsync/machines/messaging';
import { Messages } from '@vetsync/ui/screens/messages/Messages';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';

export const logic = messagesTab;

const Messaging = connect(Messages, messagingView, { nameOf: ({ open }) => open?.person.name ?? null });

/** The messages of an organization. */
export default function MessagesTab() {
  const { messaging } = useTabChildren(messagesTab);
  return <Messaging actor={messaging} />;
}
