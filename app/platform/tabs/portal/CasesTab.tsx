import {
  inboxHref,
  portalHrefOf,
  portalPageHref,
  staffNewsHref,
  type OpenPortalTab,
} from '@vetsync/machines/exchange/model';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useProvenDownload } from '../../../page/proof/useProvenDownload.ts';
import { useAccount } from '../messages/useAccount.ts';
import { PortalCases } from './PortalCases.tsx';
import { tabPath } from './tabPath.ts';
import { usePortalTitle } from './usePortalTitle.ts';

/** The people whom an organization has taken in for which the signed-in person works. */
export default function CasesTab({ open }: { open: OpenPortalTab }) {
  const { self } = useAccount();
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      <PortalCases
        slug={open.slug}
        self={self}
        address={{
          path: tabPath(open),
          href: (query) => portalPageHref('cases', open, query) ?? '',
          messageHref: (to) => portalHrefOf(inboxHref(open.slug, to), open),
          applicationHref: (application) => portalPageHref('applications', open, { application }) ?? '',
          referHref: (refer) => portalPageHref('referrals', open, { refer }),
          visitHref: (booking) => staffNewsHref({ kind: 'bookingChanged', subject: booking }, open),
        }}
        onDownload={useProvenDownload()}
      />
    </PortalFrame>
  );
}
