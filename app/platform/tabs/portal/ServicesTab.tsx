import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useAccount } from '../messages/useAccount.ts';
import { PortalServices } from './PortalServices.tsx';
import { tabPath } from './tabPath.ts';
import { usePortalTitle } from './usePortalTitle.ts';

/** The services of an organization for which the signed-in person works. */
export default function ServicesTab({ open }: { open: OpenPortalTab }) {
  const { self } = useAccount();
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      <PortalServices
        slug={open.slug}
        self={self}
        address={{
          path: tabPath(open),
          href: (query) => portalPageHref('services', open, query) ?? '',
          caseHref: (id) => portalPageHref('cases', open, { case: id }) ?? '',
        }}
      />
    </PortalFrame>
  );
}
