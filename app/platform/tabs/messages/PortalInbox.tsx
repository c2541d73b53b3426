import { inboxView } from '@vetsync/machines/exchange/inbox';
import { Inbox } from '@vetsync/ui/screens/messages/Inbox';
import { connect } from '../../connect.tsx';
import { usePortalTitle } from '../portal/usePortalTitle.ts';
import { useInbox, type Correspondent, type InboxAddress } from './useInbox.ts';

const ShownInbox = connect(Inbox, inboxView, { nameOf: ({ thread }) => thread.name });

interface PortalInboxProps {
  slug: string;
  address: InboxAddress;
  self: Correspondent;
}

/** The inbox that the staff of an organization share, in its portal. */
export function PortalInbox({ slug, address, self }: PortalInboxProps) {
  return <ShownInbox actor={useInbox(slug, address, self)} title={usePortalTitle()} />;
}
