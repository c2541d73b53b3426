import {
  withContacts,
  type Contacts,
  type CorrespondenceSamples,
  type Desk,
} from '@vetsync/machines/messages/model';
import { messagesTab } from '@vetsync/machines/messagesTab';
import { messagingView } from '@vetsync/machines/messaging';
import type { World } from '@vetsync/machines/model/world';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { Messages } from '@vetsync/ui/screens/messages/Messages';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';

export const logic = messagesTab;

/** What an organization shows that finds whom it knows by `contactsOf`. */
export const messagesOf =
  <Records,>(desk: Desk, contactsOf: (records: Records, world: World) => Contacts) =>
  (portal: PortalSamples<Records>, correspondence: CorrespondenceSamples) => ({
    ...withContacts(desk, portal, contactsOf),
    correspondence,
  });

const Messaging = connect(Messages, messagingView, { nameOf: ({ open }) => open?.person.name ?? null });

/** The messages of an organization. */
export default function MessagesTab() {
  const { messaging } = useTabChildren(messagesTab);
  return <Messaging actor={messaging} />;
}
