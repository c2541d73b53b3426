import { inboxView } from '@vetsync/machines/exchange/inbox';
import { Inbox } from '@vetsync/ui/screens/messages/Inbox';
import { useSelector } from '@xstate/react';
import { useAccount } from './useAccount.ts';
import { inboxPage, useInbox } from './useInbox.ts';

/** What a signed-in person and organizations write to each other, and what these ask the person. */
export default function OwnInboxTab() {
  const inbox = useInbox(null, inboxPage(null), useAccount().self);
  return <Inbox view={useSelector(inbox, inboxView)} send={inbox.send} />;
}
