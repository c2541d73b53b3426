import type { SnapshotFrom } from 'xstate';
import { chatMessageMax } from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { ChatKind, ChatMessage } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { chatMachine } from './chat.machine.ts';

export interface ChatMessageView extends ChatMessage {
  /** Whether it is displayed whole, however long it is. */
  isExpanded: boolean;
}

export interface ChatView {
  kind: ChatKind;
  expanded: boolean;
  /** Whether the window can be collapsed. */
  collapsible: boolean;
  /** The displayed messages, oldest first. */
  messages: readonly ChatMessageView[];
  /** Longest message that isn't shortened, in characters; null for any. */
  shortenedTo: number | null;
  /** Keeps the crisis resources visible after their message has scrolled out of the displayed ones. */
  crisisPinned: boolean;
  /** A message is being read or answered: input, prompts and button are disabled. */
  replying: boolean;
  draft: string;
  /** Maximum length of a message, in characters. */
  limit: number;
  canSend: boolean;
  prompts: readonly Phrase[];
  /** Incremented when a prompt fills the input, so that it gets focus. */
  filled: number;
  intl: IntlConfig;
}

/** Signs are answered once; a plain danger stays in sight. */
const hasCrisis = (list: readonly ChatMessage[]) =>
  list.some(
    ({ type, finding }) => type === 'crisis' && (typeof finding !== 'object' || finding.level !== 'indirect'),
  );

export function chatView({ context, value }: SnapshotFrom<typeof chatMachine>): ChatView {
  const { kind, configuration, messages, draft, whole, filled, intl, now } = context;
  const { messagesMax, shortenedTo, prompts, collapsible } = configuration;
  const latest = messagesMax === null ? messages : messages.slice(-messagesMax);
  const replying = value.conversation !== 'ready';
  return {
    kind,
    expanded: value.panel === 'expanded',
    collapsible,
    messages: latest.map((message) => ({ ...message, isExpanded: whole.includes(message.id) })),
    shortenedTo,
    crisisPinned: hasCrisis(messages) && !hasCrisis(latest),
    replying,
    draft,
    limit: chatMessageMax,
    canSend: !replying && draft.trim() !== '' && draft.length <= chatMessageMax,
    prompts,
    filled,
    intl: { ...intl, now: now() },
  };
}
