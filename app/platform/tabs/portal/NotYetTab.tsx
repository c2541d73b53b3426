import { portalPageHref, type PortalPlace } from '@vetsync/machines/exchange/model';
import { PortalNotYet } from '@vetsync/ui/screens/exchange/PortalNotYet';
import { usePortalTitle } from './usePortalTitle.ts';

/** A tab whose work can't be done here yet, with what can be done instead. */
export default function NotYetTab({ place }: { place: PortalPlace }) {
  return (
    <PortalNotYet
      title={usePortalTitle()}
      tab={place.tab}
      hrefs={{ messages: portalPageHref('messages', place), listings: portalPageHref('listings', place) }}
    />
  );
}
