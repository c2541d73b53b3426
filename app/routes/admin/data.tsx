import { adminDataMachine, adminDataView } from '@vetsync/machines/admin/adminData';
import { AdminData } from '@vetsync/ui/screens/admin/AdminData';
import { useSelector } from '@xstate/react';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import { browserIntl } from '../../services/browser/intl.ts';
import { called } from '../../services/calling.ts';
import { admin } from '../../services/http/admin.ts';
import { administratorAccess } from '../../services/sessionChanges.ts';
import type { Session } from '../../services/session.ts';

const machineFor = memoizeByKey((session: Session) =>
  adminDataMachine.provide({
    actors: {
      sessionChanges: administratorAccess(session),
      load: called(admin.loadData),
      store: called(admin.changeData),
    },
  }),
);

/** Imported files and checked facts, at `/admin-dashboard?tab=data`. */
export default function DataTab() {
  const data = usePageActor(machineFor(useServerActors().session), {
    input: { intl: browserIntl(), now: Date.now },
  });
  return <AdminData view={useSelector(data, adminDataView)} send={data.send} />;
}
