import {
  deskOf,
  type Contacts,
  type CorrespondenceSamples,
  type Desk,
} from '@vetsync/machines/messages/model';
import { messagesTab } from '@vetsync/machines/messagesTab';
import { messagingView, type messagingMachine } from '@vetsync/machines/messaging';
import type { World } from '@vetsync/machines/model/world';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { Messages } from '@vetsync/ui/screens/messages/Messages';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useName, useTab } from '../../usePlatform.ts';

/** The tab's machine, for an organization that finds whom it knows by `contactsOf`. */
export const messagesOf =
  <Records,>(desk: Desk, contactsOf: (records: Records, world: World) => Contacts) =>
  ([portal, correspondence]: readonly [PortalSamples<Records>, CorrespondenceSamples]) =>
    tabCode(messagesTab, { ...deskOf(desk, portal, contactsOf), correspondence });

/** The messages of an organization. */
export default function MessagesTab() {
  const messaging = useSelector(useTab(messagesTab), (tab) => tab?.children.messaging);
  return messaging && <Messaging messaging={messaging} />;
}

function Messaging({ messaging }: { messaging: ActorRefFrom<typeof messagingMachine> }) {
  const view = useSelector(messaging, messagingView);
  useName(view.open?.person.name ?? null);
  return <Messages view={view} send={messaging.send} />;
}
