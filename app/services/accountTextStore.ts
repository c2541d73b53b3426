import { privateRecordsMachine, recordText } from '@vetsync/machines/shell/privateRecords';
import type { PageHidden, StoreUnsent } from '@vetsync/machines/shell/privateRecords';
import type { Platform } from '@vetsync/machines/shell/platform';
import { createActor, fromCallback } from 'xstate';
import type { EventObject, Subscription } from 'xstate';
import type { TextStore } from './browser/textStore.ts';
import type { Owner } from './browser/storageKey.ts';
import { unsentTexts } from './browser/unsentTexts.ts';
import { readChat, writeChat } from '@vetsync/machines/battleBuddy/model';
import type { ChatKind } from '@vetsync/machines/battleBuddy/model';
import { runningChats } from '@vetsync/machines/battleBuddy/chat';
import type { Chat } from '@vetsync/machines/battleBuddy/chat';

/** Keeps one conversation with Battle Buddy, and shows what was kept of it here or on another device. */
function followChat(kind: ChatKind, chat: Chat, { read, write }: TextStore) {
  let first = 0;
  let { messages } = chat.getSnapshot().context;
  let pages = new Map(writeChat(kind, { first, messages }).map(({ name, text }) => [name, text]));

  function restore() {
    const kept = readChat(kind, (name) => read(name, 'local'));
    const texts = kept && writeChat(kind, kept);
    if (!kept || texts?.every(({ name, text }) => pages.get(name) === text)) return;
    chat.send({ type: 'conversation.restored', messages: kept.messages });
    // Not while a message is being answered.
    if (chat.getSnapshot().context.messages !== kept.messages) return;
    ({ first, messages } = kept);
    pages = new Map(texts?.map(({ name, text }) => [name, text]));
  }
  restore();
  const subscription = chat.subscribe(({ context }) => {
    if (context.messages === messages) return;
    ({ messages } = context);
    for (const { name, text } of writeChat(kind, { first, messages })) {
      if (pages.get(name) === text) continue;
      pages.set(name, text);
      write({ type: 'page.store', name, kind: 'local', text });
    }
  });
  return { restore, stop: () => subscription.unsubscribe() };
}

/** Keeps the conversations of a platform, which continue while other tabs are open. */
function followChats(root: Platform['root'], textStore: TextStore) {
  const { background } = root.getSnapshot().context;
  const followed = new Map<Chat, ReturnType<typeof followChat>>();
  const subscription: Subscription = background.subscribe(({ context: { running } }) => {
    for (const { kind, chat } of runningChats(running)) {
      if (!followed.has(chat)) followed.set(chat, followChat(kind, chat, textStore));
    }
  });
  return {
    /** What is kept may have changed. */
    update() {
      for (const { restore } of followed.values()) restore();
    },
    stop() {
      subscription.unsubscribe();
      for (const { stop } of followed.values()) stop();
    },
  };
}

/** Reports that the page is hidden. A phone may end it without a further word. */
const pageHides = fromCallback<EventObject>(({ sendBack }) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const hide = () => sendBack({ type: 'page.hidden' } satisfies PageHidden);
  addEventListener('pagehide', hide, { signal });
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), { signal });
  return () => stopped.abort();
});

/** Texts that are kept in a person's account, as private records of their world. */
export function accountTextStore(owner: Owner) {
  const { unsent, store } = unsentTexts(owner);
  const records = createActor(
    privateRecordsMachine.provide({
      actors: { pageHides, store: fromCallback<StoreUnsent, void>(({ receive }) => receive(store)) },
    }),
    { input: { unsent } },
  );
  const loaded = Promise.withResolvers<void>();
  const isLoaded = () => !records.getSnapshot().matches('unknown');
  const textStore: TextStore = {
    read: (name) => recordText(records.getSnapshot(), name),
    write: ({ name, text }) => records.send({ type: 'record.write', name, text }),
    preloadFor: (tab) =>
      tab && {
        fetch: async () => (await Promise.all([tab.fetch(), loaded.promise]))[0],
        fetched: () => (isLoaded() ? tab.fetched() : undefined),
      },
  };
  return {
    ...textStore,
    /** Follows the records of the platform's world until the returned function is called. */
    follow({ actor: { world }, root, view }: Platform) {
      let known: object | null = null;
      function update() {
        const { privateRecords } = world.getSnapshot().context.log.world;
        if (privateRecords === known || !view().world.sync?.isKnown) return;
        known = privateRecords;
        records.send({ type: 'records.changed', records: privateRecords });
        loaded.resolve();
        chats.update();
      }
      const chats = followChats(root, textStore);
      const subscription = world.subscribe(update);
      records.on('record.request', (request) => world.send(request));
      records.on('page.toast', (emitted) => root.send(emitted));
      records.start();
      update();
      return () => {
        subscription.unsubscribe();
        chats.stop();
        records.stop();
      };
    },
  };
}
