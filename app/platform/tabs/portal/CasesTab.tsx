import {
  caseRouteQuery,
  inboxHref,
  pageSearchOf,
  parseCasesRoute,
  portalHrefOf,
  portalPageHref,
  type CasesRoute,
  type OpenPortalTab,
} from '@vetsync/machines/exchange/model';
import { casesMachine, casesView, type CaseCommand } from '@vetsync/machines/cases';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { Cases } from '@vetsync/ui/screens/exchange/cases/Cases';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { useProvenDownload } from '../../../page/useProvenDownload.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { CaseServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { useAccount } from '../messages/useAccount.ts';
import { tabPath } from './tabPath.ts';
import { usePortalTitle } from './usePortalTitle.ts';

function casesAt(open: OpenPortalTab, server: CaseServer) {
  const read = (search: string) => parseCasesRoute(pageSearchOf(search, open.tab));
  const href = (route: CasesRoute) => portalPageHref('cases', open, caseRouteQuery(route)) ?? '';
  const inUrl = routeInUrl({ path: tabPath(open), read, href });
  const machine = casesMachine.provide({
    actors: {
      locationChanges: inUrl.locationChanges,
      wakeUps,
      loadWorkspace: called(server.loadWorkspace),
      loadCases: called(server.loadCases),
      loadCase: called(server.loadCase),
      loadChoices: called(server.loadChoices),
      loadThreads: called(server.loadThreads),
      sendCommand: called(({ command }: { command: CaseCommand }) =>
        server.sendCommand({ command: command as ExchangeCommand }),
      ),
      sendCommands: called(({ commands }: { commands: readonly CaseCommand[] }) =>
        server.sendCommands({ commands: commands as readonly ExchangeCommand[] }),
      ),
      followFeed: feedOf(server.followFacts),
    },
  });
  return { inUrl, machine, href, route: read(location.search) };
}

/** The people whom an organization has taken in, in its portal. */
export default function CasesTab({ open }: { open: OpenPortalTab }) {
  const { self } = useAccount();
  const download = useProvenDownload();
  const [{ inUrl, machine, href, route }] = useState(() => casesAt(open, self.server));
  const cases = usePageActor(machine, {
    input: {
      slug: open.slug,
      self: self.owner,
      route,
      href,
      messageHref: (to) => portalHrefOf(inboxHref(open.slug, to), open),
      newId: () => crypto.randomUUID(),
      reader: browserReader(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged, 'page.download': download },
  });
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      <Cases view={useSelector(cases, casesView)} send={cases.send} />
    </PortalFrame>
  );
}
