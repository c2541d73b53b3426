import {
  applicationListMachine,
  applicationListView,
  listedKind,
  type ApplicationListParentEvent,
} from '@vetsync/machines/applications/applicationList';
import { parseQuery } from '@vetsync/machines/model/text';
import type { Platform } from '@vetsync/machines/shell/platform';
import { shellView } from '@vetsync/machines/shell/shell';
import { ApplicationList } from '@vetsync/ui/screens/applications/ApplicationList';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { locationChanges } from '../../../page/changes.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { usePlatform, useShell } from '../../usePlatform.ts';
import { knownWorld, worldChanges } from './knownWorld.ts';

/** Few have one. */
const OwnInterview = lazy(() => import('../interviews/OwnInterview.tsx'));

const machineFor = (platform: Platform) =>
  applicationListMachine.provide({
    actors: {
      worldChanges: worldChanges(platform),
      locationChanges: locationChanges<ApplicationListParentEvent>(({ search }) =>
        shellView(platform.actor.shell.getSnapshot()).content.tab === 'applications'
          ? { type: 'location.changed', kind: listedKind(parseQuery(search)) }
          : null,
      ),
    },
  });

/** Everything that a signed-in person has sent, or an interview that came of it. */
export default function ApplicationsTab() {
  const { interview, propose } = useShell().content.query;
  if (interview === undefined) return <List />;
  return (
    <Suspense>
      <OwnInterview key={`${interview} ${propose}`} id={interview} isProposing={propose !== undefined} />
    </Suspense>
  );
}

function List() {
  const platform = usePlatform();
  const [machine] = useState(() => machineFor(platform));
  const { content, sidebar } = useShell();
  const list = usePageActor(machine, {
    input: {
      ...knownWorld(platform),
      kind: listedKind(content.query),
      at: { role: content.role, tabs: sidebar.tabs.map(({ value }) => value) },
      intl: browserIntl(),
      now: Date.now,
    },
  });
  return <ApplicationList view={useSelector(list, applicationListView)} />;
}
