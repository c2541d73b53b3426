import type { ActorRefFrom, AnyActorLogic } from 'xstate';
import { chatKinds } from '../model/index.ts';
import type { ChatConfiguration, ChatKind } from '../model/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { chatMachine } from './chat.machine.ts';

export type Chat = ActorRefFrom<typeof chatMachine>;

/** What a tab with a chat shows. */
export interface ChatSamples {
  /** What differs from the simulated chat. @default nothing */
  chat?: Partial<ChatConfiguration>;
}

/** A chat that continues while other tabs are open, until the world is reset. */
export const ongoingChat = (
  {
    background,
    samples: { chat: changes },
    intl,
    now,
    random,
  }: Pick<TabInput<ChatSamples>, 'background' | 'samples' | 'intl' | 'now' | 'random'>,
  kind: ChatKind,
): Chat => background(`chat.${kind}`, chatMachine, { kind, changes, intl, now, random });

/** The chats among the actors that run in the background, by kind. */
export const runningChats = (
  running: Readonly<Record<string, ActorRefFrom<AnyActorLogic>>>,
): { kind: ChatKind; chat: Chat }[] =>
  chatKinds.flatMap((kind) =>
    Object.entries(running)
      .filter(([name]) => name.endsWith(`/chat.${kind}`))
      .map(([, chat]) => ({ kind, chat })),
  );
