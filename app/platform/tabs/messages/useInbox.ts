import {
  allThreads,
  applicationsHref,
  inboxHref,
  inboxPath,
  noApplicationFilters,
  parseInboxRoute,
  type InboxRoute,
} from '@vetsync/machines/exchange/model';
import { inboxMachine, type InboxCommand, type InboxInput } from '@vetsync/machines/exchange/inbox';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { ownApplicationHref } from '@vetsync/machines/shell/model';
import { writePhrase } from '@vetsync/ui/language';
import { useState } from 'react';
import { browserIntl } from '../../../services/browser/intl.ts';
import { inboxStorage } from '../../../services/browser/inboxStorage.ts';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { World } from '@vetsync/machines/model/world';
import type { worldChanges } from '../applications/knownWorld.ts';
import type { InboxServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { locationChanges } from '../../../page/changes.ts';
import { currentLocation } from '../../../page/location.ts';
import { navigateTo } from '../../../page/navigateTo.ts';
import { usePageActor } from '../../../page/usePageActor.ts';

/** Where the messages are shown: a page, or a tab of an organization's portal. */
export interface InboxAddress {
  /** Null if a location belongs to another page. */
  read: (location: ReturnType<typeof currentLocation>) => InboxRoute | null;
  href: (route: Partial<InboxRoute>) => string;
  applicationHref: InboxInput['applicationHref'];
  interviewHref?: InboxInput['interviewHref'];
  onlyReplies?: boolean;
}
/** On a page whose address says nothing of the messages. */
export const inboxWithin = ({ href, applicationHref }: InboxAddress): InboxAddress => ({
  read: () => null,
  href,
  applicationHref,
});
export const inboxAt = (path: string, hrefs: Omit<InboxAddress, 'read'>): InboxAddress => ({
  read: (location) => (location.path === path ? parseInboxRoute(location.search) : null),
  ...hrefs,
});
/** The page of one's own messages, or with a slug that of an organization. */
export const inboxPage = (slug: string | null) =>
  inboxAt(inboxPath(slug), {
    href: (route) => inboxHref(slug, route),
    applicationHref: ({ id, kind }) =>
      slug === null
        ? ownApplicationHref(kind, id)
        : applicationsHref(slug, { filters: noApplicationFilters, open: id }),
  });

/** Who reads and writes, and on which server. */
export interface Correspondent {
  server: InboxServer;
  owner: Owner;
  name: string;
  /** Of a person, with what organizations answered to them. */
  world?: World;
  worldChanges?: ReturnType<typeof worldChanges>;
}

function inboxFor({ server, worldChanges }: Correspondent, { read }: InboxAddress) {
  return inboxMachine.provide({
    actors: {
      locationChanges: locationChanges((location) => {
        const route = read(location);
        return route && { type: 'location.changed', route };
      }),
      wakeUps,
      ...(worldChanges && { worldChanges }),
      loadWorkspace: called(server.loadWorkspace),
      loadThreads: called(server.loadThreads),
      loadMessages: called(server.loadMessages),
      loadRecipient: called(server.loadRecipient),
      findPeople: called(server.findPeople),
      loadContacts: called(server.loadContacts),
      sendCommand: called(({ command }: { command: InboxCommand }) =>
        server.sendCommand({ command: command as ExchangeCommand }),
      ),
      followFeed: feedOf(server.followFacts),
    },
  });
}

/**
 * The messages of a person, or with a slug those of an organization for which they work.
 *
 * @param start What is open first.
 */
export function useInbox(
  slug: string | null,
  address: InboxAddress,
  correspondent: Correspondent,
  start = address.read(currentLocation()) ?? allThreads,
) {
  const { owner, name, world } = correspondent;
  // One person reads one mailbox on this page for as long as it is shown.
  const [{ machine, storage }] = useState(() => ({
    machine: inboxFor(correspondent, address),
    storage: inboxStorage(owner, slug),
  }));
  return usePageActor(machine, {
    input: {
      slug,
      route: start,
      href: address.href,
      applicationHref: address.applicationHref,
      ...(address.interviewHref && { interviewHref: address.interviewHref }),
      ...(address.onlyReplies && { onlyReplies: true }),
      ...(world && { world }),
      writer: name,
      write: writePhrase,
      stored: storage.read(),
      newId: () => crypto.randomUUID(),
      intl: browserIntl(),
      now: Date.now,
    },
    on: {
      'location.changed'({ route }) {
        if (address.read(currentLocation())) navigateTo(address.href(route), { replace: true });
      },
      'inbox.store': ({ stored }) => storage.write(stored),
    },
  });
}
