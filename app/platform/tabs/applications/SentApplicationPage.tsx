import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import {
  sentApplicationMachine,
  sentApplicationView,
  type KnownWorld,
  type LoadedApplication,
  type SentApplicationParentEvent,
  type Withdrawal,
} from '@vetsync/machines/sentApplication';
import type { Platform } from '@vetsync/machines/platform';
import { SentApplication } from '@vetsync/ui/screens/exchange/SentApplication';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { fromSubscription } from '../../../page/changes.ts';
import { useName } from '../../../page/PageTitle.tsx';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { applications } from '../../../services/http/applications.ts';
import { exchange } from '../../../services/http/exchange.ts';
import { usePlatform } from '../../usePlatform.ts';

const knownWorld = ({ actor: { world }, view }: Platform): KnownWorld => ({
  world: world.getSnapshot().context.log.world,
  isKnown: view().world.sync?.isKnown ?? false,
});

const machineFor = (platform: Platform) =>
  sentApplicationMachine.provide({
    actors: {
      worldChanges: fromSubscription<SentApplicationParentEvent>((report) => {
        const following = platform.actor.world.subscribe(() =>
          report({ type: 'world.followed', ...knownWorld(platform) }),
        );
        return () => following.unsubscribe();
      }),
      loadHistory: fromPromise<LoadedApplication, { id: string }>(async ({ input: { id } }) => {
        const [history, log] = await Promise.all([
          applications.loadHistory(id),
          applications.loadReadings(id),
        ]);
        return { ...history, log };
      }),
      sendCommand: fromPromise<unknown, { command: Withdrawal }>(({ input: { command } }) =>
        exchange.sendCommand(command as ExchangeCommand),
      ),
    },
  });

/** A person's own application, below the tab that lists it. */
export default function SentApplicationPage({ id }: { id: string }) {
  const platform = usePlatform();
  const [machine] = useState(() => machineFor(platform));
  const sent = usePageActor(machine, {
    input: {
      ...knownWorld(platform),
      applicationId: id,
      newId: () => crypto.randomUUID(),
      reader: browserReader(),
      now: Date.now,
    },
    on: { 'world.dispatch': (request) => platform.actor.world.send(request) },
  });
  const view = useSelector(sent, sentApplicationView);
  useName(view.application?.title ?? null);
  return <SentApplication view={view} send={sent.send} />;
}
