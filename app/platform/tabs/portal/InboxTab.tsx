import { inboxHref, portalHrefOf, type PortalPlace } from '@vetsync/machines/exchange/model';
import { inboxView } from '@vetsync/machines/inbox';
import { Inbox } from '@vetsync/ui/screens/exchange/Inbox';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useSelector } from '@xstate/react';
import { useInbox } from '../../../page/useInbox.ts';
import { tabPath } from './tabPath.ts';
import { usePortalTitle } from './usePortalTitle.ts';

/** The inbox that the staff of an organization share, in its portal. */
export default function InboxTab({ place }: { place: PortalPlace }) {
  const inPortal = (href: string) => portalHrefOf(href, place);
  const { inbox } = useInbox(place.slug, {
    path: tabPath(place),
    href: (route) => inPortal(inboxHref(place.slug, route)),
  });
  const { rows, allHref, ...view } = useSelector(inbox, inboxView);
  const shown = {
    ...view,
    rows: rows.map(({ href, ...row }) => ({ ...row, href: inPortal(href) })),
    allHref: inPortal(allHref),
  };
  return (
    <PortalFrame title={usePortalTitle()} tab={place.tab}>
      <Inbox view={shown} send={inbox.send} />
    </PortalFrame>
  );
}
