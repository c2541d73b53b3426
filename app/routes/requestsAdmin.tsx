import {
  requestsHref,
  requestsPath,
  parseRequestsRoute,
  type SolutionRequestChange,
} from '@vetsync/machines/leads/model';
import { solutionRequestsMachine, solutionRequestsView } from '@vetsync/machines/leads/solutionRequests';
import { SolutionRequests } from '@vetsync/ui/screens/leads/SolutionRequests';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { AdminFrame, WaitingFrame } from '../platform/AdminFrame.tsx';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import { locale } from '../language/language.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useProvenDownload } from '../page/proof/useProvenDownload.ts';
import { routeInUrl } from '../page/routeInUrl.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { administratorAccess } from '../services/sessionChanges.ts';
import type { Session } from '../services/session.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { requests as calls } from '../services/http/requests.ts';
import { called } from '../services/calling.ts';

const urlRoute = routeInUrl({ path: requestsPath, read: parseRequestsRoute, href: requestsHref });

const machineFor = memoizeByKey((session: Session) =>
  solutionRequestsMachine.provide({
    actors: {
      sessionChanges: administratorAccess(session),
      locationChanges: urlRoute.locationChanges,
      loadRequests: called(calls.load),
      loadRequest: called(({ id }: { id: string }) => calls.loadOne(id)),
      changeStatus: called(({ change, id }: { id: string; change: SolutionRequestChange }) =>
        calls.change(id, change),
      ),
    },
  }),
);

/** `/leads-admin/requests?q=…&status=…&request=…`. */
export default function RequestsAdminPage() {
  const { session } = useServerActors();
  const download = useProvenDownload();
  const requests = usePageActor(machineFor(session), {
    input: { route: parseRequestsRoute(location.search), intl: browserIntl(), now: Date.now },
    on: { 'location.changed': urlRoute.onLocationChanged, 'page.download': download },
  });
  return (
    <AdminFrame current={requestsPath}>
      <SolutionRequests view={useSelector(requests, solutionRequestsView)} send={requests.send} />
    </AdminFrame>
  );
}

/** The page without data, before the session is known. */
export function Waiting() {
  const [view] = useState(() => {
    const intl = { locale, timeZone: 'UTC' };
    const input = { route: parseRequestsRoute(''), intl, now: () => 0 };
    return solutionRequestsView(createActor(solutionRequestsMachine, { input }).getSnapshot());
  });
  return (
    <WaitingFrame current={requestsPath}>
      <SolutionRequests view={view} send={() => {}} />
    </WaitingFrame>
  );
}
