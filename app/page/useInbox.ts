import {
  inboxHref,
  inboxPath,
  parseInboxRoute,
  type Recipient,
  type InboxRoute,
} from '@vetsync/machines/exchange/model';
import {
  inboxMachine,
  type Contacts,
  type InboxCommand,
  type Mailbox,
  type MessagePage,
  type ThreadPage,
} from '@vetsync/machines/inbox';
import type { ExchangeCommand, ExchangeFact } from '@vetsync/machines/model/exchange';
import type { Workspace } from '@vetsync/machines/receivedApplications';
import { sessionView } from '@vetsync/machines/session';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { browserReader } from '../services/browser/reader.ts';
import { inboxStorage } from '../services/browser/inboxStorage.ts';
import { exchangeFeed, wakeUps } from '../services/exchangeFeed.ts';
import { applications } from '../services/http/applications.ts';
import { exchange } from '../services/http/exchange.ts';
import { messages } from '../services/http/messages.ts';
import { navigateTo } from './navigateTo.ts';
import { routeInUrl } from './routeInUrl.ts';
import { usePageActor } from './usePageActor.ts';
import { useServerActors } from './useServerActors.ts';

/** Where the messages are shown: a page, or a tab of an organization's portal. */
export interface InboxAddress {
  path: string;
  href: (route: InboxRoute) => string;
}
/** The page of one's own messages, or with a slug that of an organization. */
export const inboxPage = (slug: string | null): InboxAddress => ({
  path: inboxPath(slug),
  href: (route) => inboxHref(slug, route),
});

function inboxFor(address: InboxAddress, userId: string) {
  const inUrl = routeInUrl<InboxRoute>({ ...address, read: parseInboxRoute });
  return inboxMachine.provide({
    actors: {
      locationChanges: inUrl.locationChanges,
      wakeUps,
      loadWorkspace: fromPromise<Workspace, { slug: string }>(({ input }) =>
        applications.loadWorkspace(input.slug),
      ),
      loadThreads: fromPromise<ThreadPage, Mailbox & { cursor: string | null }>(({ input }) =>
        messages.loadThreads(input),
      ),
      loadMessages: fromPromise<MessagePage, Mailbox & { threadId: string; cursor: string | null }>(
        ({ input }) => messages.load(input),
      ),
      loadRecipient: fromPromise<{ name: string } | null, { to: Recipient }>(({ input }) =>
        messages.loadRecipient(input.to),
      ),
      sendCommand: fromPromise<{ facts: readonly ExchangeFact[] }, { command: InboxCommand }>(
        ({ input: { command } }) => exchange.sendCommand(command as ExchangeCommand),
      ),
      loadContacts: fromPromise<Contacts, void>(messages.loadContacts),
      followFeed: exchangeFeed(userId),
    },
  });
}

/** The messages of the signed-in person, or with a slug those of an organization for which they work. */
export function useInbox(slug: string | null, address: InboxAddress) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const userId = signedIn.user?.id ?? '';
  const [{ machine, storage }] = useState(() => ({
    machine: inboxFor(address, userId),
    storage: inboxStorage(userId, slug),
  }));
  const inbox = usePageActor(machine, {
    input: {
      slug,
      route: parseInboxRoute(location.search),
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
  return { inbox, session, signedIn };
}
