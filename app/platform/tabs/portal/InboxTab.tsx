import { portalHrefOf, portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { PortalInbox } from '../messages/PortalInbox.tsx';
import { useAccount } from '../messages/useAccount.ts';
import { inboxAt, inboxPage } from '../messages/useInbox.ts';
import { tabPath } from './tabPath.ts';

/** The messages of an organization for which the signed-in person works. */
export default function InboxTab({ open }: { open: OpenPortalTab }) {
  const { self } = useAccount();
  const page = inboxPage(open.slug);
  const address = inboxAt(tabPath(open), {
    href: (route) => portalHrefOf(page.href(route), open),
    applicationHref: (application) => portalHrefOf(page.applicationHref(application), open),
    interviewHref: (thread) => portalPageHref('interviews', open, { offer: `conversation:${thread}` }),
    // Nobody applies there.
    onlyReplies: open.role === 'hospital',
  });
  return <PortalInbox slug={open.slug} address={address} self={self} />;
}
