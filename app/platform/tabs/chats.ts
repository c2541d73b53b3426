import { chatMachine } from '@vetsync/machines/chat';
import type { ChatKind, Era } from '@vetsync/machines/model';
import type { Platform } from '@vetsync/machines/platform';
import { createActor } from 'xstate';
import { once } from '../../place/once.ts';
import { readerHere } from '../../services/browser/reader.ts';

const create = (kind: ChatKind) =>
  createActor(chatMachine, {
    input: { kind, reader: readerHere(), now: Date.now, random: Math.random },
  }).start();

const chatsOf = once((_era: Era) => {
  const chats = new Map<ChatKind, ReturnType<typeof create>>();
  return (kind: ChatKind) => {
    const chat = chats.get(kind) ?? create(kind);
    chats.set(kind, chat);
    return chat;
  };
});

/** A conversation lasts as long as the world it is held in, whichever tab is shown meanwhile. */
export const chatOf = (platform: Platform, kind: ChatKind) =>
  chatsOf(platform.actor.world.getSnapshot().context.log.era)(kind);
