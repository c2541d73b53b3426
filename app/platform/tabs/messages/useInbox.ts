import {
  allThreads,
  inboxHref,
  inboxPath,
  parseInboxRoute,
  type InboxRoute,
} from '@vetsync/machines/exchange/model';
import { inboxMachine, type InboxCommand } from '@vetsync/machines/inbox';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { writePhrase } from '@vetsync/ui/language';
import { useState } from 'react';
import { browserReader } from '../../../services/browser/reader.ts';
import { inboxStorage } from '../../../services/browser/inboxStorage.ts';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { called, feedOf } from '../../../services/calling.ts';
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
}
export const inboxAt = (path: string, href: InboxAddress['href']): InboxAddress => ({
  read: (location) => (location.path === path ? parseInboxRoute(location.search) : null),
  href,
});
/** The page of one's own messages, or with a slug that of an organization. */
export const inboxPage = (slug: string | null) => inboxAt(inboxPath(slug), (route) => inboxHref(slug, route));

/** Who reads and writes, and on which server. */
export interface Correspondent {
  server: InboxServer;
  owner: Owner;
  name: string;
}

function inboxFor(server: InboxServer, { read }: InboxAddress) {
  return inboxMachine.provide({
    actors: {
      locationChanges: locationChanges((location) => {
        const route = read(location);
        return route && { type: 'location.changed', route };
      }),
      wakeUps,
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

/** The messages of a person, or with a slug those of an organization for which they work. */
export function useInbox(slug: string | null, address: InboxAddress, { server, owner, name }: Correspondent) {
  // One person reads one mailbox on this page for as long as it is shown.
  const [{ machine, storage }] = useState(() => ({
    machine: inboxFor(server, address),
    storage: inboxStorage(owner, slug),
  }));
  return usePageActor(machine, {
    input: {
      slug,
      route: address.read(currentLocation()) ?? allThreads,
      href: address.href,
      writer: name,
      write: writePhrase,
      stored: storage.read(),
      newId: () => crypto.randomUUID(),
      reader: browserReader(),
      now: Date.now,
    },
    on: {
      'location.changed': ({ route }) => navigateTo(address.href(route), { replace: true }),
      'inbox.store': ({ stored }) => storage.write(stored),
    },
  });
}
