import { readChat, writeChat, type ChatKind } from '@vetsync/machines/battleBuddy/model';
import { runningChats, type Chat } from '@vetsync/machines/battleBuddy/chat';
import type { Platform } from '@vetsync/machines/shell/platform';
import type { Subscription } from 'xstate';
import type { TextStore } from './browser/textStore.ts';

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
export function followChats(root: Platform['root'], textStore: TextStore) {
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
