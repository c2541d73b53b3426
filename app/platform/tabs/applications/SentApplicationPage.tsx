import { findSimilar } from '@vetsync/machines/marketplace/model';
import { listingKindOf, type ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { SentApplication as SentApplied } from '@vetsync/machines/model/world';
import type { ListingServer } from '@vetsync/machines/organizations/model';
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
import { usePlatform, useShell } from '../../usePlatform.ts';
import { knownWorld, worldChanges, type EarlierOf } from './knownWorld.ts';
import { called } from '../../../services/calling.ts';

/** Openings below a no. */
const openingsShown = 2;

const Messages = lazy(() => import('./SentMessagesPart.tsx'));

interface SentApplicationPageProps {
  id: string;
  earlierOf: EarlierOf;
  /** Where other openings are found. */
  listings: ListingServer;
}

const machineFor = (platform: Platform, { earlierOf, listings }: SentApplicationPageProps) =>
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
      findOpenings: called(({ application }: { application: SentApplied }) =>
        findSimilar(
          listings,
          { ...application, id: application.listingId, kind: listingKindOf[application.kind] },
          openingsShown,
        ),
      ),
      sendCommand: called(({ command }: { command: OwnAnswer }) =>
        exchange.sendCommand(command as ExchangeCommand),
      ),
    },
  });

/** A person's own application, below the tab that lists it. */
export default function SentApplicationPage(props: SentApplicationPageProps) {
  const { id, earlierOf } = props;
  const platform = usePlatform();
  const [machine] = useState(() => machineFor(platform, props));
  const { content, sidebar } = useShell();
  const sent = usePageActor(machine, {
    input: {
      ...knownWorld(platform, earlierOf),
      applicationId: id,
      at: { role: content.role, tabs: sidebar.tabs.map(({ value }) => value) },
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now: Date.now,
    },
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
