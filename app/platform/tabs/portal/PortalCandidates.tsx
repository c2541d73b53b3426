import {
  candidatesMachine,
  candidatesView,
  keptCandidates,
  type CandidatesInput,
  type ContactCommand,
  type KeptCandidates,
} from '@vetsync/machines/exchange/candidates';
import { candidatesHref, parseCandidatesRoute, type CandidatesRoute } from '@vetsync/machines/exchange/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { parseTableSettings } from '@vetsync/machines/portal/model';
import { findTab, parseShellRoute } from '@vetsync/machines/shell/model';
import { writePhrase } from '@vetsync/ui/language';
import { Candidates } from '@vetsync/ui/screens/exchange/Candidates';
import { useSelector } from '@xstate/react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { locationChanges } from '../../../page/changes.ts';
import { named } from '../../../page/lazy/lazyNamed.ts';
import { lazyOverlay } from '../../../page/lazy/lazyOverlay.tsx';
import { currentLocation } from '../../../page/location.ts';
import { closeOverlay, navigateTo } from '../../../page/navigateTo.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { browserTextStore } from '../../../services/browser/textStore.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { CandidateServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { connect } from '../../connect.tsx';
import { usePortalTitle } from './usePortalTitle.ts';

const Dialogs = connect(
  lazyOverlay(
    named('CandidateDialogs', () => import('@vetsync/ui/screens/exchange/CandidateDialogs')),
    // The path names what is open.
    ({ view, send }) => send({ type: view.isComparing ? 'compare.close' : 'row.close' }),
  ),
  candidatesView,
);
const ShownCandidates = connect(Candidates, candidatesView, {
  nameOf: ({ detail }) => detail?.candidate?.name ?? null,
});

interface PortalCandidatesProps {
  server: CandidateServer;
  /** Of the texts that this browser stores. */
  owner: Owner;
  input: Pick<CandidatesInput, 'slug' | 'listing' | 'at' | 'threadHref' | 'known'>;
  /** As long as this is the same, who comes back finds the list as they left it. */
  keptFor?: object;
}

function candidatesAt(server: CandidateServer, { at, listing: { table } }: PortalCandidatesProps['input']) {
  /** Null if the location belongs to another tab, or to another page of this one. */
  function read({ path, search }: ReturnType<typeof currentLocation>): CandidatesRoute | null {
    const { tab, detail, query } = parseShellRoute(path, search);
    const isHere = findTab(at.role, tab)?.value === table.tab && query['show'] === at.query?.['show'];
    return isHere ? parseCandidatesRoute(table, detail, query) : null;
  }
  const machine = candidatesMachine.provide({
    actors: {
      locationChanges: locationChanges((location) => {
        const route = read(location);
        return route && { type: 'location.changed', route };
      }),
      wakeUps,
      loadWorkspace: called(server.loadWorkspace),
      loadCandidates: called(server.loadCandidates),
      loadCandidate: called(server.loadCandidate),
      sendCommand: called(({ command }: { command: ContactCommand }) =>
        server.sendCommand({ command: command satisfies ExchangeCommand }),
      ),
      followFeed: feedOf(server.followFacts),
    },
  });
  return { machine, route: read(currentLocation()) ?? parseCandidatesRoute(table, [], {}) };
}

/** Lists as they were left. */
const lists = new WeakMap<object, KeptCandidates>();

/** Under which name the settings of all tables are stored. */
const settingsName = 'tables';

/** The candidates of an organization, in its portal. */
export function PortalCandidates({ server, owner, input, keptFor = input }: PortalCandidatesProps) {
  const { id: tableId } = input.listing.table;
  const [{ machine, route, texts }] = useState(() => ({
    ...candidatesAt(server, input),
    texts: browserTextStore(owner),
  }));
  const settings = () => parseTableSettings(texts.read(settingsName, 'local'));
  const candidates = usePageActor(machine, {
    input: {
      ...input,
      route,
      kept: lists.get(keptFor) ?? null,
      settings: settings(),
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      write: writePhrase,
      now: Date.now,
      random: Math.random,
    },
    on: {
      'location.changed': ({ route: to, isClosing, isOpening = false }) => {
        const href = candidatesHref(input.listing.table, input.at, to);
        if (isClosing) closeOverlay(href);
        else navigateTo(href, { replace: !isOpening });
      },
      // Read again: another window may have stored views of other tables since.
      'settings.changed': ({ density, views }) =>
        texts.write({
          type: 'page.store',
          name: settingsName,
          kind: 'local',
          text: JSON.stringify({ density, views: { ...settings().views, [tableId]: views } }),
        }),
    },
  });
  // Before the machine ends.
  useLayoutEffect(
    () => () => void lists.set(keptFor, keptCandidates(candidates.getSnapshot())),
    [candidates, keptFor],
  );
  const isOpen = useSelector(candidates, (shown) => {
    const { state, detail, isComparing } = candidatesView(shown);
    return state === 'open' && (detail !== null || isComparing);
  });
  return (
    <>
      <ShownCandidates actor={candidates} title={usePortalTitle()} />
      <Suspense>{isOpen && <Dialogs actor={candidates} />}</Suspense>
    </>
  );
}
