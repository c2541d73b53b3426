import { inboxView } from '@vetsync/machines/exchange/inbox';
import { Inbox } from '@vetsync/ui/screens/messages/Inbox';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { useAccount } from '../../platform/tabs/messages/useAccount.ts';
import { inboxPage, useInbox } from '../../platform/tabs/messages/useInbox.ts';
import { useSlug } from '../../page/links/useSlug.ts';

export { Waiting } from '../organization.tsx';

function MessagesOf({ slug }: { slug: string }) {
  const { session, signedIn, self } = useAccount();
  const inbox = useInbox(slug, inboxPage(slug), self);
  const view = useSelector(inbox, inboxView);
  return (
    <OrganizationFrame
      organization={view.organization}
      candidatesHref={view.candidatesHref}
      current={view.organization && 'messages'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <Inbox view={view} send={inbox.send} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/messages`: the inbox that the staff share. */
export default function OrganizationMessagesRoute() {
  const slug = useSlug();
  return <MessagesOf key={slug} slug={slug} />;
}
