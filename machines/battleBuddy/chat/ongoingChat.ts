import type { ActorRefFrom } from 'xstate';
import type { ChatKind } from '../model/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { chatMachine } from './chat.machine.ts';

export type Chat = ActorRefFrom<typeof chatMachine>;

/** A chat that continues while other tabs are open, until the world is reset. */
export const ongoingChat = (
  { background, intl, now, random }: Pick<TabInput, 'background' | 'intl' | 'now' | 'random'>,
  kind: ChatKind,
): Chat => background(`chat.${kind}`, chatMachine, { kind, intl, now, random });
