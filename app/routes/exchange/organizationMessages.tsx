import { inboxView } from '@vetsync/machines/exchange/inbox';
import { Inbox } from '@vetsync/ui/screens/messages/Inbox';
import { useSelector } from '@xstate/react';
import { useAccount } from '../../platform/tabs/messages/useAccount.ts';
import { inboxPage, useInbox } from '../../platform/tabs/messages/useInbox.ts';
import { useSlug } from '../../page/links/useSlug.ts';
import { StaffFrame } from '../../page/StaffFrame.tsx';

export { Waiting } from '../organization.tsx';

function MessagesOf({ slug }: { slug: string }) {
  const { self } = useAccount();
  const inbox = useInbox(slug, inboxPage(slug), self);
  const view = useSelector(inbox, inboxView);
  return (
    <StaffFrame view={view} current="messages">
      <Inbox view={view} send={inbox.send} />
    </StaffFrame>
  );
}

/** `/organizations/<slug>/messages`: the inbox that the staff share. */
export default function OrganizationMessagesRoute() {
  const slug = useSlug();
  return <MessagesOf key={slug} slug={slug} />;
}
