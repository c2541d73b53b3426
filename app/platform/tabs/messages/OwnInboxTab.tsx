import { inboxView } from '@vetsync/machines/inbox';
import { Inbox } from '@vetsync/ui/screens/exchange/Inbox';
import { useSelector } from '@xstate/react';
import { inboxPage, useInbox } from '../../../page/useInbox.ts';

/** What a signed-in person and organizations write to each other, and what these ask the person. */
export default function OwnInboxTab() {
  const { inbox } = useInbox(null, inboxPage(null));
  return <Inbox view={useSelector(inbox, inboxView)} send={inbox.send} />;
}
