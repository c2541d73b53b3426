import { candidatesHref, parseCandidatesRoute } from '@vetsync/machines/exchange/model';
import { organizationCandidatesHref } from '@vetsync/machines/organizations/model';
import {
  candidatesMachine,
  candidatesView,
  type CandidatePage,
  type CandidatePageRequest,
  type ContactCommand,
} from '@vetsync/machines/candidates';
import type { Candidate, ExchangeFact } from '@vetsync/machines/model/exchange';
import type { Workspace } from '@vetsync/machines/receivedApplications';
import { sessionView } from '@vetsync/machines/session';
import { Candidates } from '@vetsync/ui/screens/exchange/Candidates';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { routeInUrl } from '../../page/routeInUrl.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import { useSlug } from '../../page/useSlug.ts';
import { browserReader } from '../../services/browser/reader.ts';
import { exchangeFeed } from '../../services/exchangeFeed.ts';
import { wakeUps } from '../../services/wakeUps.ts';
import { applications } from '../../services/http/applications.ts';
import { candidates } from '../../services/http/candidates.ts';
import { exchange } from '../../services/http/exchange.ts';

export { Waiting } from '../organization.tsx';

/** The page's machine, and its route in the URL. */
function pageOf(slug: string, userId: string) {
  const inUrl = routeInUrl({
    path: organizationCandidatesHref(slug),
    read: parseCandidatesRoute,
    href: (route) => candidatesHref(slug, route),
  });
  const machine = candidatesMachine.provide({
    actors: {
      locationChanges: inUrl.locationChanges,
      wakeUps,
      loadWorkspace: fromPromise<Workspace, { slug: string }>(({ input }) =>
        applications.loadWorkspace(input.slug),
      ),
      loadCandidates: fromPromise<CandidatePage, CandidatePageRequest>(({ input }) => candidates.load(input)),
      loadCandidate: fromPromise<Candidate, { organizationId: string; id: string }>(({ input }) =>
        candidates.find(input),
      ),
      sendCommand: fromPromise<{ facts: readonly ExchangeFact[] }, { command: ContactCommand }>(
        ({ input: { command } }) => exchange.sendCommand(command),
      ),
      followFeed: exchangeFeed(userId),
    },
  });
  return { inUrl, machine };
}

function CandidatesAt({ slug }: { slug: string }) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const [{ inUrl, machine }] = useState(() => pageOf(slug, signedIn.user?.id ?? ''));
  const page = usePageActor(machine, {
    input: {
      slug,
      route: parseCandidatesRoute(location.search),
      newId: () => crypto.randomUUID(),
      reader: browserReader(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged },
  });
  const view = useSelector(page, candidatesView);
  return (
    <OrganizationFrame
      organization={view.organization}
      current={view.organization && 'candidates'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <Candidates view={view} send={page.send} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/candidates?q=…&branch=…&candidate=…`. */
export default function CandidatesRoute() {
  const slug = useSlug();
  return <CandidatesAt key={slug} slug={slug} />;
}
