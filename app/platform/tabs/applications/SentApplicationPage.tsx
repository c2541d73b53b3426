import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import {
  sentApplicationMachine,
  sentApplicationView,
  type OwnAnswer,
} from '@vetsync/machines/exchange/sentApplication';
import type { Platform } from '@vetsync/machines/shell/platform';
import { SentApplication } from '@vetsync/ui/screens/exchange/SentApplication';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useName } from '../../../page/PageTitle.tsx';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { applications } from '../../../services/http/applications.ts';
import { exchange } from '../../../services/http/exchange.ts';
import { usePlatform } from '../../usePlatform.ts';
import { knownWorld, worldChanges, type EarlierOf } from './knownWorld.ts';
import { called } from '../../../services/calling.ts';

const Messages = lazy(() => import('./SentMessagesPart.tsx'));

interface SentApplicationPageProps {
  id: string;
  earlierOf: EarlierOf;
}

const machineFor = (platform: Platform, earlierOf: EarlierOf) =>
  sentApplicationMachine.provide({
    actors: {
      worldChanges: worldChanges(platform, earlierOf),
      loadHistory: called(async ({ id }: { id: string }) => {
        const [history, log] = await Promise.all([
          applications.loadHistory(id),
          applications.loadReadings(id),
        ]);
        return { ...history, log };
      }),
      sendCommand: called(({ command }: { command: OwnAnswer }) =>
        exchange.sendCommand(command as ExchangeCommand),
      ),
    },
  });

/** A person's own application, below the tab that lists it. */
export default function SentApplicationPage({ id, earlierOf }: SentApplicationPageProps) {
  const platform = usePlatform();
  const [machine] = useState(() => machineFor(platform, earlierOf));
  const { content, sidebar } = platform.view().shell;
  const sent = usePageActor(machine, {
    input: {
      ...knownWorld(platform, earlierOf),
      applicationId: id,
      at: { role: content.role, tabs: sidebar.tabs.map(({ value }) => value) },
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'world.dispatch': (request) => platform.actor.world.send(request) },
  });
  const view = useSelector(sent, sentApplicationView);
  useName(view.application?.title ?? null);
  const messages = view.conversation && (
    <Suspense>
      <Messages conversation={view.conversation} />
    </Suspense>
  );
  return <SentApplication view={view} send={sent.send} messages={messages} />;
}
