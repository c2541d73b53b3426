import { chatMachine } from '@vetsync/machines/chat';
import type { ChatKind } from '@vetsync/machines/battleBuddy/model';
import type { Platform } from '@vetsync/machines/platform';
import { createActor } from 'xstate';
import { memoizeByKey } from '../../../page/memoizeByKey.ts';
import { browserReader } from '../../../services/browser/reader.ts';

const create = (kind: ChatKind) =>
  createActor(chatMachine, {
    input: { kind, reader: browserReader(), now: Date.now, random: Math.random },
  }).start();

/** The conversations of one owner, and the era of the world they are held in. */
const talksOf = memoizeByKey((_platform: Platform) => ({
  era: '',
  chats: new Map<ChatKind, ReturnType<typeof create>>(),
}));

/** A conversation lasts as long as the world it is held in, whichever tab is shown meanwhile. */
export function chatOf(platform: Platform, kind: ChatKind) {
  const { id } = platform.actor.world.getSnapshot().context.log.era;
  const talks = talksOf(platform);
  if (talks.era !== id) {
    for (const chat of talks.chats.values()) chat.stop();
    talks.chats.clear();
    talks.era = id;
  }
  const chat = talks.chats.get(kind) ?? create(kind);
  talks.chats.set(kind, chat);
  return chat;
}
