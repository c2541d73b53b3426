import {
  caseRouteQuery,
  noCaseFilters,
  pageSearchOf,
  parseServicesRoute,
  portalPageHref,
  serviceQuery,
  type OpenPortalTab,
  type ServiceListFilters,
} from '@vetsync/machines/exchange/model';
import { caseServicesMachine, caseServicesView } from '@vetsync/machines/caseServices';
import type { CaseCommand } from '@vetsync/machines/cases';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { CaseServiceList } from '@vetsync/ui/screens/exchange/cases/CaseServiceList';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { CaseServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { useAccount } from '../messages/useAccount.ts';
import { tabPath } from './tabPath.ts';
import { usePortalTitle } from './usePortalTitle.ts';

function servicesAt(open: OpenPortalTab, server: CaseServer) {
  const read = (search: string) => parseServicesRoute(pageSearchOf(search, open.tab));
  const href = (route: ServiceListFilters) => portalPageHref('services', open, serviceQuery(route)) ?? '';
  const inUrl = routeInUrl({ path: tabPath(open), read, href });
  const machine = caseServicesMachine.provide({
    actors: {
      locationChanges: inUrl.locationChanges,
      wakeUps,
      loadWorkspace: called(server.loadWorkspace),
      loadServices: called(server.loadServices),
      loadChoices: called(server.loadChoices),
      sendCommand: called(({ command }: { command: CaseCommand }) =>
        server.sendCommand({ command: command as ExchangeCommand }),
      ),
      followFeed: feedOf(server.followFacts),
    },
  });
  return { inUrl, machine, href, route: read(location.search) };
}

/** What the people whom an organization has taken in asked for or were promised, in its portal. */
export default function ServicesTab({ open }: { open: OpenPortalTab }) {
  const { self } = useAccount();
  const [{ inUrl, machine, href, route }] = useState(() => servicesAt(open, self.server));
  const services = usePageActor(machine, {
    input: {
      slug: open.slug,
      self: self.owner,
      route,
      href,
      caseHref: (id) =>
        portalPageHref('cases', open, caseRouteQuery({ filters: noCaseFilters, open: id })) ?? '',
      newId: () => crypto.randomUUID(),
      reader: browserReader(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged },
  });
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      <CaseServiceList view={useSelector(services, caseServicesView)} send={services.send} />
    </PortalFrame>
  );
}
