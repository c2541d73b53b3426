import { chatMachine, chatView, type ChatContext } from '@vetsync/machines/battleBuddy/chat';
import { chatConfigurations, type ChatKind, type ChatMessage } from '@vetsync/machines/battleBuddy/model';
import type { CrisisFinding, Phrase } from '@vetsync/machines/system/model';
import { inState } from './inState.ts';
import { now, intl } from './leads.ts';

const { locale, timeZone } = intl;
export const chatInput = (kind: ChatKind) => ({
  kind,
  intl: { locale, timeZone },
  now: () => now(),
  random: () => 0,
});

/** A chat so far: messages two minutes apart, the last one just now. */
export const messages = (
  kind: ChatKind,
  ...rows: (readonly [ChatMessage['type'], Phrase, CrisisFinding?])[]
): readonly ChatMessage[] => {
  const all: (readonly [ChatMessage['type'], Phrase, CrisisFinding?])[] = [
    ['assistant', chatConfigurations[kind].greeting],
    ...rows,
  ];
  return all.map(([type, content, finding], index) => ({
    id: `message-${index + 1}`,
    type,
    content,
    ...(finding && { finding }),
    timestamp: new Date(now() - (all.length - 1 - index) * 120_000).toISOString(),
  }));
};

export const inChat = (
  kind: ChatKind,
  {
    panel = 'expanded',
    conversation = 'ready',
  }: { panel?: 'expanded' | 'collapsed'; conversation?: 'ready' | 'reading' | 'replying' } = {},
  context: Partial<ChatContext> = {},
) => inState(chatMachine, chatView, { value: { panel, conversation }, input: chatInput(kind), context });
