import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { PortalNotYet } from '@vetsync/ui/screens/exchange/PortalNotYet';
import { usePortalTitle } from './usePortalTitle.ts';

/** A tab whose work can't be done here yet, with what can be done instead. */
export default function NotYetTab({ open }: { open: OpenPortalTab }) {
  return (
    <PortalNotYet
      title={usePortalTitle()}
      tab={open.tab}
      hrefs={{ messages: portalPageHref('messages', open), listings: portalPageHref('listings', open) }}
    />
  );
}
