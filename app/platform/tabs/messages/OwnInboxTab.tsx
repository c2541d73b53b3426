import { inboxView } from '@vetsync/machines/exchange/inbox';
import { Inbox } from '@vetsync/ui/screens/messages/Inbox';
import { useSelector } from '@xstate/react';
import { usePlatform } from '../../usePlatform.ts';
import { knownWorld, worldChanges } from '../applications/knownWorld.ts';
import { useAccount } from './useAccount.ts';
import { inboxPage, useInbox } from './useInbox.ts';

/** What a signed-in person and organizations write to each other, and what these decide and ask. */
export default function OwnInboxTab() {
  const platform = usePlatform();
  const { self } = useAccount();
  const { world } = knownWorld(platform);
  const inbox = useInbox(null, inboxPage(null), { ...self, world, worldChanges: worldChanges(platform) });
  return <Inbox view={useSelector(inbox, inboxView)} send={inbox.send} />;
}
