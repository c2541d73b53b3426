import {
  requestsHref,
  requestsPath,
  requestsRouteOf,
  type SolutionRequest,
  type SolutionRequestChange,
} from '@vetsync/machines/leads/model';
import { sessionView } from '@vetsync/machines/session';
import {
  solutionRequestsMachine,
  solutionRequestsView,
  type SolutionRequestPage,
  type SolutionRequestPageRequest,
} from '@vetsync/machines/solutionRequests';
import { SolutionRequests } from '@vetsync/ui/screens/leads/SolutionRequests';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { useRootEvents } from '../page/useRootEvents.ts';
import { useRouteInUrl } from '../page/useRouteInUrl.ts';
import { useServed } from '../page/useServed.ts';
import { useAdministrator } from '../page/useSignedIn.ts';
import { browserReader } from '../services/browser/reader.ts';
import { requests as calls } from '../services/http/requests.ts';

const machine = solutionRequestsMachine.provide({
  actors: {
    loadRequests: fromPromise<SolutionRequestPage, SolutionRequestPageRequest>(({ input }) =>
      calls.load(input),
    ),
    loadRequest: fromPromise<SolutionRequest, { id: string }>(({ input }) => calls.loadOne(input.id)),
    changeStatus: fromPromise<SolutionRequest, { id: string; change: SolutionRequestChange }>(({ input }) =>
      calls.change(input.id, input.change),
    ),
  },
});

const routeInUrl = { path: requestsPath, read: requestsRouteOf, href: requestsHref };

/** `/leads-admin/requests?q=…&status=…&request=…`. */
export default function RequestsAdminPage() {
  const { session } = useServed();
  const requests = useActorRef(machine, {
    input: { route: requestsRouteOf(location.search), reader: browserReader(), now: Date.now },
  });
  useRootEvents(requests);
  useAdministrator(requests);
  useRouteInUrl(requests, routeInUrl);
  return (
    <SolutionRequests
      view={useSelector(requests, solutionRequestsView)}
      send={requests.send}
      account={<Account view={useSelector(session, sessionView)} send={session.send} />}
    />
  );
}

/** The page without data, before the session is known. */
export function Waiting() {
  const [view] = useState(() => {
    const reader = { locale: 'en-US', timeZone: 'UTC' };
    const input = { route: requestsRouteOf(''), reader, now: () => 0 };
    return solutionRequestsView(createActor(solutionRequestsMachine, { input }).getSnapshot());
  });
  return <SolutionRequests view={view} send={() => {}} />;
}
