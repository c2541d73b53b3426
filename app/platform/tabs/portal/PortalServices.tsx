import { parseServicesRoute, serviceQuery, type ServiceListFilters } from '@vetsync/machines/exchange/model';
import { caseServicesMachine, caseServicesView } from '@vetsync/machines/exchange/caseServices';
import type { CaseCommand } from '@vetsync/machines/exchange/cases';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { CaseServiceList } from '@vetsync/ui/screens/exchange/cases/CaseServiceList';
import { useState } from 'react';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { CaseServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { connect } from '../../connect.tsx';
import type { CaseAddress, PortalCasesProps } from './PortalCases.tsx';

/** Where an organization's portal shows the services. */
export interface ServicesAddress extends Pick<CaseAddress, 'path' | 'href'> {
  /** The record of somebody, by the id of the case. */
  caseHref: (id: string) => string;
}
interface PortalServicesProps extends Pick<PortalCasesProps, 'slug' | 'self'> {
  address: ServicesAddress;
}

const Services = connect(CaseServiceList, caseServicesView);

function servicesAt({ path, href: hrefOf }: ServicesAddress, server: CaseServer) {
  const href = (route: ServiceListFilters) => hrefOf(serviceQuery(route));
  const inUrl = routeInUrl({ path, read: parseServicesRoute, href });
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
  return { inUrl, machine, href, route: parseServicesRoute(location.search) };
}

/** What the people whom an organization has taken in asked for or were promised, in its portal. */
export function PortalServices({ slug, self, address }: PortalServicesProps) {
  const [{ inUrl, machine, href, route }] = useState(() => servicesAt(address, self.server));
  const services = usePageActor(machine, {
    input: {
      slug,
      self: self.owner,
      route,
      href,
      caseHref: address.caseHref,
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged },
  });
  return <Services actor={services} />;
}
