import { accountHomeTab } from '@vetsync/machines/home/accountHomeTab';
import { askedView, comingView, nextVisitView } from '@vetsync/machines/home/ownMatters';
import { veteranHomeView } from '@vetsync/machines/home/veteranHome';
import { countdownView } from '@vetsync/machines/reference/countdown';
import { ownDatesView } from '@vetsync/machines/reference/ownDates';
import { placesView } from '@vetsync/machines/reference/places';
import { SaveDate } from '@vetsync/ui/screens/home/SaveDate';
import type { HomeDate } from '@vetsync/ui/screens/home/VeteranHome';
import { VeteranHome } from '@vetsync/ui/screens/home/VeteranHome';
import { CountdownCard } from '@vetsync/ui/screens/reference/CountdownCard';
import type { OwnDatesProps } from '@vetsync/ui/screens/reference/Countdown';
import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { lazyNamed } from '../../../page/lazy/lazyNamed.ts';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { loadWhenIdle } from '../../whenIdle.ts';

export const logic = accountHomeTab;

loadWhenIdle(() => import('@vetsync/ui/screens/home/AllActivities'));

const Dashboard = connect(VeteranHome, veteranHomeView);
const Assistant = lazyNamed('AssistantOnDashboard', () => import('../battleBuddy/AccountBuddyTab.tsx'));
const Card = connect(CountdownCard, countdownView);
const Countdown = connect(
  lazyNamed('Countdown', () => import('@vetsync/ui/screens/reference/Countdown')),
  countdownView,
);
/** The person's own dates, for what shows them among others. */
const WithOwnDates = connect(
  ({ children, ...own }: OwnDatesProps & { children: (own: OwnDatesProps) => ReactNode }) => children(own),
  ownDatesView,
);
const AskedReferrals = lazyNamed(
  'AskedReferrals',
  () => import('@vetsync/ui/screens/bookings/AskedReferrals'),
);
const NextVisit = lazyNamed('NextVisit', () => import('@vetsync/ui/screens/bookings/NextVisit'));
const Coming = lazyNamed('OwnBookings', () => import('@vetsync/ui/screens/bookings/OwnBookings'));
const Places = connect(
  lazyNamed('Places', () => import('@vetsync/ui/screens/reference/Places')),
  placesView,
);

/** The dashboard of an account, its countdown, or places nearby. */
export default function AccountHomeTab() {
  const { home, own, countdown, ownDates, places } = useTabChildren(accountHomeTab);
  const page = useTab(accountHomeTab, ({ value }) => value);
  const visit = useSelector(home, (snapshot) => snapshot && nextVisitView(snapshot));
  const coming = useSelector(home, (snapshot) => snapshot && comingView(snapshot));
  const asked = useSelector(home, (snapshot) => snapshot && askedView(snapshot));
  const saveDate = (date: HomeDate) => <SaveDate {...date} send={(event) => own?.send(event)} />;
  return (
    <Suspense>
      {page === 'countdown' && countdown && (
        <WithOwnDates actor={ownDates}>{(dates) => <Countdown actor={countdown} own={dates} />}</WithOwnDates>
      )}
      {page === 'places' && places && <Places actor={places} />}
      {page === 'dashboard' && (
        <Dashboard
          actor={home}
          // What comes first has no boundary of its own: what is below would be shown before it, and jump.
          asked={asked && <AskedReferrals view={asked} />}
          visit={visit && <NextVisit view={visit} />}
          coming={coming && <Coming view={coming} />}
          chat={
            <Suspense>
              <Assistant />
            </Suspense>
          }
          countdown={
            countdown && (
              <WithOwnDates actor={ownDates}>
                {({ view }) => <Card actor={countdown} ownDates={view.dates} />}
              </WithOwnDates>
            )
          }
          saveDate={saveDate}
        />
      )}
    </Suspense>
  );
}
