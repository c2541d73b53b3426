import { assign, fromPromise, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import {
  chatConfigurations,
  chatMessageMax,
  type ChatConfiguration,
  type ChatKind,
  type ChatMessage,
} from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import {
  crisisCheckMs,
  loadCloserCrisisCheck,
  loadCrisisCheck,
} from '../../system/crisis/loadCrisisCheck.ts';
import type { CrisisFinding } from '../../system/model/crisisWatch.ts';

/** Events that a chat window sends. */
export type ChatEvent =
  | { type: 'draft.change'; text: string }
  /** Fills the input with the text of a suggested prompt; nothing is sent. */
  | { type: 'prompt.choose'; prompt: string }
  | { type: 'message.send' }
  /** Expands a shortened message, or shortens it again. */
  | { type: 'message.toggle'; id: string }
  | { type: 'panel.toggle' };

export interface ChatInput {
  kind: ChatKind;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1: draws the reply. */
  random: () => number;
}

export interface ChatContext extends ChatInput {
  configuration: ChatConfiguration;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  draft: string;
  /** Ids of the expanded messages. */
  whole: readonly string[];
  /** Number of times that a prompt filled the input. */
  filled: number;
}

const withMessage = (
  { messages, now }: ChatContext,
  type: ChatMessage['type'],
  content: Phrase,
  said: Pick<ChatMessage, 'finding'> = {},
): readonly ChatMessage[] => [
  ...messages,
  {
    id: `message-${messages.length + 1}`,
    type,
    content,
    ...said,
    timestamp: new Date(now()).toISOString(),
  },
];

const lastText = ({ messages }: ChatContext): string => {
  const content = messages.at(-1)?.content;
  return typeof content === 'string' ? content : '';
};

const drawn = ({ configuration: { replies }, random }: ChatContext) =>
  replies[Math.floor(random() * replies.length)] ?? replies[0];

const showUnchecked = {
  target: 'ready',
  actions: { type: 'showCrisis', params: { output: 'unchecked' } },
} as const;

/**
 * A chat with Battle Buddy, on the dashboard or on its own page (feature spec, sections 2, 4, 5 and 9). Replies are
 * simulated. A message that mentions a crisis is answered immediately, and only with the crisis resources. What recognizes
 * it is loaded apart; a message that can't be checked for it gets the resources too.
 */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
  },
  actors: {
    findCrisis: fromPromise<CrisisFinding | null, { text: string }>(async ({ input: { text } }) => {
      const texts = { own: [text] };
      return (await loadCrisisCheck())(texts) ?? (await loadCloserCrisisCheck())(texts);
    }),
  },
  actions: {
    write: assign((_, { text }: { text: string }) => ({ draft: text })),
    fill: assign(({ context }, { prompt }: { prompt: string }) => ({
      draft: prompt,
      filled: context.filled + 1,
    })),
    addUserMessage: assign(({ context }) => ({
      messages: withMessage(context, 'user', context.draft.trim()),
      draft: '',
    })),
    reply: assign(({ context }) => ({ messages: withMessage(context, 'assistant', drawn(context)) })),
    showCrisis: assign(({ context }, { output }: { output: CrisisFinding | null }) => ({
      messages: withMessage(context, 'crisis', '', { finding: output ?? 'unchecked' }),
    })),
    toggleLength: assign(({ context: { whole } }, { id }: { id: string }) => ({
      whole: whole.includes(id) ? whole.filter((each) => each !== id) : [...whole, id],
    })),
  },
  guards: {
    sendable: ({ context: { draft } }) => draft.trim() !== '' && draft.length <= chatMessageMax,
    isCrisis: (_, { output }: { output: CrisisFinding | null }) => output !== null,
    collapsible: ({ context }) => context.configuration.collapsible,
  },
  delays: {
    crisisCheck: crisisCheckMs,
    replyDelay: ({ context }) => context.configuration.replyDelayMs,
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => {
    const configuration = chatConfigurations[input.kind];
    const start = { ...input, configuration, messages: [], draft: '', whole: [], filled: 0 };
    return { ...start, messages: withMessage(start, 'assistant', configuration.greeting) };
  },
  type: 'parallel',
  on: {
    'message.toggle': { actions: withEvent('toggleLength') },
  },
  states: {
    panel: {
      initial: 'expanded',
      states: {
        expanded: { on: { 'panel.toggle': { guard: 'collapsible', target: 'collapsed' } } },
        collapsed: { on: { 'panel.toggle': 'expanded' } },
      },
    },
    conversation: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'draft.change': { actions: withEvent('write') },
            'prompt.choose': { actions: withEvent('fill') },
            'message.send': { guard: 'sendable', target: 'reading', actions: 'addUserMessage' },
          },
        },
        reading: {
          invoke: {
            src: 'findCrisis',
            input: ({ context }) => ({ text: lastText(context) }),
            onDone: [
              { guard: withEvent('isCrisis'), target: 'ready', actions: withEvent('showCrisis') },
              { target: 'replying' },
            ],
            onError: showUnchecked,
          },
          after: { crisisCheck: showUnchecked },
        },
        replying: { after: { replyDelay: { target: 'ready', actions: 'reply' } } },
      },
    },
  },
});
