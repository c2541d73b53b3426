import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { isDay } from '@vetsync/machines/model/time';
import type { Query } from '@vetsync/machines/model/text';
import { shellHref } from '@vetsync/machines/shell/model';
import { useShell } from '../../usePlatform.ts';
import { useAccount } from '../messages/useAccount.ts';
import { tabPath } from '../portal/tabPath.ts';
import { PortalVisits } from './PortalVisits.tsx';
import { loadVisit } from './StaffVisit.tsx';
import TimeChoicePage from './TimeChoicePage.tsx';

/** The appointments of an organization, the page of one, or the choice of another time for it. */
export default function StaffVisits({ open }: { open: OpenPortalTab }) {
  const { booking, move, day } = useShell().content.query;
  const { self } = useAccount();
  const { slug, role, tab } = open;
  const href = (query: Query = {}) => shellHref({ role, tab, query: { as: slug, ...query } });
  if (booking !== undefined && move !== undefined)
    return (
      <TimeChoicePage
        key={`${booking} ${move} ${day}`}
        day={day !== undefined && isDay(day) ? day : undefined}
        calendarId={move}
        movedId={booking}
        isStaff
        loadMoved={async () => (await loadVisit({ slug, id: booking, self })).booking}
        links={() => ({ all: href(), find: href(), write: null, visit: (id) => href({ booking: id }) })}
      />
    );
  return (
    <PortalVisits
      slug={slug}
      self={self}
      address={{
        path: tabPath(open),
        href,
        hours: portalPageHref('calendars', open),
        referHref: (refer) => portalPageHref('referrals', open, { refer }),
        recordHref: (id) => portalPageHref('cases', open, { case: id }) ?? '',
      }}
      booking={booking}
      now={Date.now}
    />
  );
}
