import { inboxView } from '@vetsync/machines/inbox';
import { Inbox } from '@vetsync/ui/screens/exchange/Inbox';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { inboxPage, useInbox } from '../../page/useInbox.ts';
import { useSlug } from '../../page/useSlug.ts';

export { Waiting } from '../organization.tsx';

function MessagesOf({ slug }: { slug: string }) {
  const { inbox, session, signedIn } = useInbox(slug, inboxPage(slug));
  const view = useSelector(inbox, inboxView);
  return (
    <OrganizationFrame
      organization={view.organization}
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
