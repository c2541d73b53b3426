import { adminOverviewMachine, adminOverviewView } from '@vetsync/machines/adminOverview';
import type { AdminOverview as Overview } from '@vetsync/machines/admin/model';
import { AdminOverview } from '@vetsync/ui/screens/admin/AdminOverview';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useRootEvents } from '../../page/useRootEvents.ts';
import { useAdministrator } from '../../page/useSignedIn.ts';
import { browserReader } from '../../services/browser/reader.ts';
import { admin } from '../../services/http/admin.ts';

const machine = adminOverviewMachine.provide({
  actors: { loadOverview: fromPromise<Overview, void>(admin.loadOverview) },
});

/** Counts and health, at `/admin-dashboard`. */
export default function OverviewTab() {
  const overview = useActorRef(machine, { input: { reader: browserReader(), now: Date.now } });
  useRootEvents(overview);
  useAdministrator(overview);
  return <AdminOverview view={useSelector(overview, adminOverviewView)} send={overview.send} />;
}
