import {
  leadsAdminMachine,
  leadsAdminView,
  type LeadFeedEvent,
  type LeadPage,
} from '@vetsync/machines/leadsAdmin';
import { leadsHref, leadsPath, leadsRouteOf } from '@vetsync/machines/leads/model';
import type { LeadFilters, LeadSummary, StoredLead } from '@vetsync/machines/leads/model';
import { sessionView } from '@vetsync/machines/session';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { Account } from '@vetsync/ui/screens/system/Account';
import { LeadsAdmin } from '@vetsync/ui/screens/leads/LeadsAdmin';
import { LeadsLoading } from '@vetsync/ui/screens/leads/LeadsLoading';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { useRootEvents } from '../page/useRootEvents.ts';
import { useRouteInUrl } from '../page/useRouteInUrl.ts';
import { useServed } from '../page/useServed.ts';
import { useAdministrator } from '../page/useSignedIn.ts';
import { calls } from '../services/http/calls.ts';
import { followSharedLeadFeed } from '../services/sharedLeadFeed.ts';
import { browserReader } from '../services/browser/reader.ts';

const LeadAnalyticsPanel = lazy(() => import('./leads/analytics.tsx'));

/** @param userId Returns the id of the signed-in person. */
const machineFor = (userId: () => string | null) =>
  leadsAdminMachine.provide({
    actors: {
      loadPage: fromPromise<LeadPage, { filters: LeadFilters; cursor: string | null; limit: number }>(
        ({ input }) => calls.loadLeads(input),
      ),
      loadLead: fromPromise<StoredLead, { id: string }>(({ input }) => calls.loadLead(input.id)),
      loadSummary: fromPromise<LeadSummary, void>(calls.loadLeadSummary),
      followFeed: fromCallback<LeadFeedEvent, { after: string | null }>(({ input, sendBack }) =>
        followSharedLeadFeed(userId(), input.after, sendBack),
      ),
    },
  });

const routeInUrl = { path: leadsPath, read: leadsRouteOf, href: leadsHref };

/** `/leads-admin?tab=analytics&q=…&veteran=…&source=…&sort=oldest&lead=…`. */
export default function LeadsAdminPage() {
  const { session } = useServed();
  const [machine] = useState(() => machineFor(() => sessionView(session.getSnapshot()).user?.id ?? null));
  const leads = useActorRef(machine, {
    input: {
      ...leadsRouteOf(location.search),
      online: navigator.onLine,
      reader: browserReader(),
      now: Date.now,
    },
  });
  useRootEvents(leads);
  useAdministrator(leads);
  useRouteInUrl(leads, routeInUrl);
  useEffect(() => {
    const connection = () => leads.send({ type: 'connection.changed', online: navigator.onLine });
    addEventListener('online', connection);
    addEventListener('offline', connection);
    return () => {
      removeEventListener('online', connection);
      removeEventListener('offline', connection);
    };
  }, [leads]);

  return (
    <LeadsAdmin
      view={useSelector(leads, leadsAdminView)}
      send={leads.send}
      account={<Account view={useSelector(session, sessionView)} send={session.send} />}
      analytics={
        <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
          <LeadAnalyticsPanel />
        </Suspense>
      }
    />
  );
}

/** The page without data, before the session is known. */
export function Waiting() {
  const [view] = useState(() => {
    const reader = { locale: 'en-US', timeZone: 'UTC' };
    return leadsAdminView(createActor(leadsAdminMachine, { input: { reader, now: () => 0 } }).getSnapshot());
  });
  return <LeadsAdmin view={view} send={() => {}} waiting={<LeadsLoading />} analytics={null} />;
}
