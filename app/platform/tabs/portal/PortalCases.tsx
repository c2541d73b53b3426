import { caseRouteQuery, parseCasesRoute, type CasesRoute } from '@vetsync/machines/exchange/model';
import { casesMachine, casesView, type CaseCommand, type CasesInput } from '@vetsync/machines/exchange/cases';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { Query } from '@vetsync/machines/model/text';
import type { DownloadEmitted } from '@vetsync/machines/system/model';
import { Cases } from '@vetsync/ui/screens/exchange/cases/Cases';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { named } from '../../../page/lazy/lazyNamed.ts';
import { lazyOverlay } from '../../../page/lazy/lazyOverlay.tsx';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { CaseServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { connect } from '../../connect.tsx';

/** Where an organization's portal shows whom it has taken in. */
export interface CaseAddress extends Pick<
  CasesInput,
  'messageHref' | 'applicationHref' | 'visitHref' | 'referHref'
> {
  /** Of the tab, without a query. */
  path: string;
  href: (query: Query) => string;
}
export interface PortalCasesProps {
  slug: string;
  self: { server: CaseServer; owner: Owner };
  address: CaseAddress;
  onDownload: (emitted: DownloadEmitted) => void;
}

const Dialogs = connect(
  lazyOverlay(
    named('CaseDialogs', () => import('@vetsync/ui/screens/exchange/cases/CaseDialogs')),
    ({ send }) => {
      for (const type of ['row.close', 'adding.close', 'filters.close', 'export.close'] as const)
        send({ type });
    },
  ),
  casesView,
);
const ShownCases = connect(Cases, casesView, {
  nameOf: ({ record }) => record?.stored?.personName ?? null,
});

function casesAt({ path, href: hrefOf }: CaseAddress, server: CaseServer) {
  const href = (route: CasesRoute) => hrefOf(caseRouteQuery(route));
  const inUrl = routeInUrl({ path, read: parseCasesRoute, href });
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
  return { inUrl, machine, href, route: parseCasesRoute(location.search) };
}

/** The people whom an organization has taken in, in its portal. */
export function PortalCases({ slug, self, address, onDownload }: PortalCasesProps) {
  const [{ inUrl, machine, href, route }] = useState(() => casesAt(address, self.server));
  const { messageHref, applicationHref, visitHref, referHref } = address;
  const cases = usePageActor(machine, {
    input: {
      slug,
      self: self.owner,
      route,
      href,
      messageHref,
      applicationHref,
      visitHref,
      referHref,
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged, 'page.download': onDownload },
  });
  const isOpen = useSelector(cases, (shown) => {
    const { state, record, adding, tools } = casesView(shown);
    return state === 'open' && (record !== null || adding !== null || tools !== 'closed');
  });
  return (
    <>
      <ShownCases actor={cases} />
      <Suspense>{isOpen && <Dialogs actor={cases} />}</Suspense>
    </>
  );
}
