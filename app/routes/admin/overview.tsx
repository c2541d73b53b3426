import { adminOverviewMachine, adminOverviewView } from '@vetsync/machines/admin/adminOverview';
import { AdminOverview } from '@vetsync/ui/screens/admin/AdminOverview';
import { useSelector } from '@xstate/react';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { administratorAccess } from '../../services/sessionChanges.ts';
import type { Session } from '../../services/session.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import { browserIntl } from '../../services/browser/intl.ts';
import { admin } from '../../services/http/admin.ts';
import { called } from '../../services/calling.ts';

const machineFor = memoizeByKey((session: Session) =>
  adminOverviewMachine.provide({
    actors: {
      sessionChanges: administratorAccess(session),
      loadOverview: called(admin.loadOverview),
    },
  }),
);

/** Counts and health, at `/admin-dashboard`. */
export default function OverviewTab() {
  const overview = usePageActor(machineFor(useServerActors().session), {
    input: { intl: browserIntl(), now: Date.now },
  });
  return <AdminOverview view={useSelector(overview, adminOverviewView)} send={overview.send} />;
}
