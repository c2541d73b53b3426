import { inboxView } from '@vetsync/machines/inbox';
import { Inbox } from '@vetsync/ui/screens/exchange/Inbox';
import { Account } from '@vetsync/ui/screens/system/Account';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { PageFrame } from '@vetsync/ui/screens/system/PageFrame';
import { useSelector } from '@xstate/react';
import { inboxPage, useInbox } from '../../page/useInbox.ts';

/** `/messages?thread=…` or `?organization=…`: what a person and organizations write to each other. */
export default function MessagesRoute() {
  const { inbox, session, signedIn } = useInbox(null, inboxPage(null));
  return (
    <PageFrame actions={<Account view={signedIn} send={session.send} />}>
      <Inbox view={useSelector(inbox, inboxView)} send={inbox.send} />
    </PageFrame>
  );
}

/** The page before the session is known. */
export function Waiting() {
  return (
    <PageFrame>
      <GuardSpinner view={{ state: 'loading' }} />
    </PageFrame>
  );
}
