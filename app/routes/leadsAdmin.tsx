import { leadsAdminMachine, leadsAdminView, type LeadFeedEvent } from '@vetsync/machines/leads/leadsAdmin';
import { leadsHref, leadsPath, parseLeadsRoute } from '@vetsync/machines/leads/model';
import { sessionView } from '@vetsync/machines/account/session';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { LeadsAdmin } from '@vetsync/ui/screens/leads/LeadsAdmin';
import { LeadsLoading } from '@vetsync/ui/screens/leads/LeadsLoading';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { createActor, fromCallback } from 'xstate';
import { AdminFrame, WaitingFrame } from '../platform/AdminFrame.tsx';
import { locale } from '../language/language.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useProvenDownload } from '../page/proof/useProvenDownload.ts';
import { routeInUrl } from '../page/routeInUrl.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import { connectionChanges } from '../services/browser/connectionChanges.ts';
import { administratorAccess } from '../services/sessionChanges.ts';
import type { Session } from '../services/session.ts';
import { calls } from '../services/http/calls.ts';
import { followSharedFeed } from '../services/sharedFeed.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { called } from '../services/calling.ts';

const LeadAnalyticsPanel = lazy(() => import('./leads/analytics.tsx'));

const urlRoute = routeInUrl({ path: leadsPath, read: parseLeadsRoute, href: leadsHref });

const machineFor = memoizeByKey((session: Session) =>
  leadsAdminMachine.provide({
    actors: {
      sessionChanges: administratorAccess(session),
      connectionChanges,
      locationChanges: urlRoute.locationChanges,
      loadPage: called(calls.loadLeads),
      loadLead: called(({ id }: { id: string }) => calls.loadLead(id)),
      loadSummary: called(calls.loadLeadSummary),
      followFeed: fromCallback<LeadFeedEvent, { after: string | null }>(({ input, sendBack }) =>
        followSharedFeed(
          sessionView(session.getSnapshot()).user?.id ?? null,
          { name: 'leadFeed', path: '/api/leads/events', row: 'lead' },
          input.after,
          (event) => sendBack(event as LeadFeedEvent),
        ),
      ),
    },
  }),
);

/** `/leads-admin?tab=analytics&q=…&veteran=…&source=…&sort=oldest&lead=…`. */
export default function LeadsAdminPage() {
  const { session } = useServerActors();
  const download = useProvenDownload();
  const leads = usePageActor(machineFor(session), {
    input: {
      ...parseLeadsRoute(location.search),
      online: navigator.onLine,
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'location.changed': urlRoute.onLocationChanged, 'page.download': download },
  });

  return (
    <AdminFrame current={leadsPath}>
      <LeadsAdmin
        view={useSelector(leads, leadsAdminView)}
        send={leads.send}
        analytics={
          <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
            <LeadAnalyticsPanel />
          </Suspense>
        }
      />
    </AdminFrame>
  );
}

/** The page without data, before the session is known. */
export function Waiting() {
  const [view] = useState(() => {
    const intl = { locale, timeZone: 'UTC' };
    return leadsAdminView(createActor(leadsAdminMachine, { input: { intl, now: () => 0 } }).getSnapshot());
  });
  return (
    <WaitingFrame current={leadsPath}>
      <LeadsAdmin view={view} send={() => {}} waiting={<LeadsLoading />} analytics={null} />
    </WaitingFrame>
  );
}
