import { inboxHref, portalHrefOf, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { inboxView } from '@vetsync/machines/inbox';
import { Inbox } from '@vetsync/ui/screens/exchange/Inbox';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useSelector } from '@xstate/react';
import { useInbox } from '../../../page/useInbox.ts';
import { tabPath } from './tabPath.ts';
import { usePortalTitle } from './usePortalTitle.ts';

/** The inbox that the staff of an organization share, in its portal. */
export default function InboxTab({ open }: { open: OpenPortalTab }) {
  const inPortal = (href: string) => portalHrefOf(href, open);
  const { inbox } = useInbox(open.slug, {
    path: tabPath(open),
    href: (route) => inPortal(inboxHref(open.slug, route)),
  });
  const { rows, allHref, ...view } = useSelector(inbox, inboxView);
  const shown = {
    ...view,
    rows: rows.map(({ href, ...row }) => ({ ...row, href: inPortal(href) })),
    allHref: inPortal(allHref),
  };
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab} hasHeading>
      <Inbox view={shown} send={inbox.send} />
    </PortalFrame>
  );
}
