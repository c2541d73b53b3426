import { appointmentView } from '@vetsync/machines/wellness/appointment';
import { appointmentsView } from '@vetsync/machines/wellness/appointments';
import { claimsView } from '@vetsync/machines/wellness/claims';
import { wellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import type { wellnessTab, WellnessTabView } from '@vetsync/machines/wellness/wellnessTab';
import { AppointmentDetail } from '@vetsync/ui/screens/wellness/AppointmentDetail';
import { AppointmentSent } from '@vetsync/ui/screens/wellness/AppointmentSent';
import { Claims } from '@vetsync/ui/screens/wellness/Claims';
import { MedicalAppointments } from '@vetsync/ui/screens/wellness/MedicalAppointments';
import { WellnessCheck } from '@vetsync/ui/screens/wellness/WellnessCheck';
import { WellnessClaims } from '@vetsync/ui/screens/wellness/WellnessClaims';
import { WellnessOverview } from '@vetsync/ui/screens/wellness/WellnessOverview';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { named } from '../../../page/lazy/lazyNamed.ts';
import type { TabChildren } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

/** Few have it. */
const OwnCare = lazy(named('OwnCare', () => import('@vetsync/ui/screens/wellness/OwnCare')));

const AskedReferrals = lazy(
  named('AskedReferrals', () => import('@vetsync/ui/screens/bookings/AskedReferrals')),
);
const OwnVisit = lazy(() => import('../bookings/OwnVisit.tsx'));
const OwnReferrals = lazy(() => import('../bookings/OwnReferrals.tsx'));
const OwnBookings = lazy(named('OwnBookings', () => import('@vetsync/ui/screens/bookings/OwnBookings')));

interface WellnessPageProps {
  view: WellnessTabView;
  actors: Required<Omit<TabChildren<typeof wellnessTab>, 'search' | 'own' | 'claimEditor'>>;
}

/** The page that the URL names. */
export function WellnessPage({ view, actors: { list, schedule, check, claims } }: WellnessPageProps) {
  const claimed = useSelector(claims, claimsView);
  const appointments = useSelector(list, appointmentsView);
  const checked = useSelector(check, wellnessCheckView);
  const form = useSelector(schedule, appointmentView);
  const { links, route, isStandalone, readiness } = view;
  const figures = { appointments, check: checked, readiness };
  const news = form.sent && <AppointmentSent view={form} send={schedule.send} />;
  if (isStandalone) return <WellnessClaims {...figures} claims={claimed} send={claims.send} />;
  const { asked, href: referralsHref } = view.referrals;
  const waiting = asked.length > 0 && (
    <Suspense>
      <AskedReferrals view={{ asked, intl: view.intl }} />
    </Suspense>
  );
  const care = view.care.length > 0 && (
    <Suspense>
      <OwnCare view={view} />
    </Suspense>
  );
  // An account's own notes of visits have the same addresses as what was booked.
  const isBooked =
    route.page === 'book' || (route.page === 'appointment' && appointments.state === 'missing');
  if (view.hasOwnProviders && isBooked)
    return (
      <Suspense>
        <OwnVisit route={route} />
      </Suspense>
    );
  if (view.hasOwnProviders && route.page === 'referral')
    return (
      <Suspense>
        <OwnReferrals referralId={route.referralId} />
      </Suspense>
    );
  const booked = view.hasOwnProviders && (
    <Suspense>
      <OwnBookings
        view={{
          ...view.bookings,
          ...(route.page === 'overview' && {
            upcoming: view.bookings.upcoming.slice(0, 1),
            earlier: [],
            allHref: links.appointments,
          }),
          findHref: links.findAll,
          referralsHref,
          intl: view.intl,
        }}
      />
    </Suspense>
  );
  if (route.page === 'overview')
    return (
      <WellnessOverview
        {...figures}
        care={
          <>
            {waiting}
            {care}
          </>
        }
        booked={booked}
      />
    );
  if (route.page === 'claims') return <Claims view={claimed} send={claims.send} />;
  if (route.page === 'check') return <WellnessCheck view={checked} send={check.send} links={links} />;
  if (route.page === 'appointments')
    return (
      <MedicalAppointments
        view={appointments}
        send={list.send}
        news={news}
        booked={
          booked && (
            <>
              {waiting}
              {booked}
            </>
          )
        }
      />
    );
  if (route.page === 'appointment')
    return <AppointmentDetail view={appointments} send={list.send} news={news} />;
  return <NotHere />;
}
