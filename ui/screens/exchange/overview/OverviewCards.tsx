import { halves } from '../../portal/PortalPage.css.ts';
import type { OverviewCardsProps } from './OverviewCards.types.ts';
import { OverviewActivities } from './OverviewActivities.tsx';
import { PopularListings } from './PopularListings.tsx';
import { RecentApplications } from './RecentApplications.tsx';

/** What came in last, what is asked for most, and what happened. */
export function OverviewCards(props: OverviewCardsProps) {
  return (
    <>
      <RecentApplications {...props} />
      <div className={halves}>
        <PopularListings {...props} />
        <OverviewActivities {...props} />
      </div>
    </>
  );
}
