import { allThreads } from '@vetsync/machines/exchange/model';
import { inboxView } from '@vetsync/machines/exchange/inbox';
import type { SentApplicationView } from '@vetsync/machines/exchange/sentApplication';
import { SentMessages } from '@vetsync/ui/screens/exchange/sent/SentMessages';
import { useSelector } from '@xstate/react';
import { useAccount } from '../messages/useAccount.ts';
import { inboxPage, inboxWithin, useInbox } from '../messages/useInbox.ts';

interface SentMessagesPartProps {
  conversation: NonNullable<SentApplicationView['conversation']>;
}

/** What a person and an organization write to each other, on the page of an application. */
export default function SentMessagesPart({ conversation }: SentMessagesPartProps) {
  const address = inboxWithin(inboxPage(null));
  const inbox = useInbox(null, address, useAccount().self, { ...allThreads, ...conversation });
  const view = useSelector(inbox, inboxView);
  return <SentMessages view={view} send={inbox.send} href={address.href(conversation)} />;
}
