import {
  organizationOverviewMachine,
  type OrganizationOverviewInput,
} from '@vetsync/machines/exchange/organizationOverview';
import { useState } from 'react';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { OverviewServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';

/** What waits in an organization, as a server has it. */
export const overviewOf = (server: OverviewServer) =>
  organizationOverviewMachine.provide({
    actors: {
      wakeUps,
      loadWorkspace: called(server.loadWorkspace),
      loadOverview: called(server.loadOverview),
      followFeed: feedOf(server.followFacts),
    },
  });

/** What waits in an organization, for as long as its dashboard is shown. */
export function useOverview(server: OverviewServer, input: Omit<OrganizationOverviewInput, 'intl' | 'now'>) {
  const [machine] = useState(() => overviewOf(server));
  return usePageActor(machine, { input: { ...input, intl: browserIntl(), now: Date.now } });
}
