import type { ChatKind, ChatMessage } from '../model/index.ts';

export interface ChatMessageView {
  id: string;
  type: ChatMessage['type'];
  /** What is to be read now: shortened, or whole once asked for. Empty for `crisis`. */
  content: string;
  /** ISO 8601 instant in UTC. */
  timestamp: string;
  /** `short` and `whole` can be toggled; `fits` has nothing more to show. */
  length: 'fits' | 'short' | 'whole';
}

export interface ChatView {
  kind: ChatKind;
  expanded: boolean;
  /** Whether there is a control for collapsing. */
  collapsible: boolean;
  /** The messages shown, oldest first. */
  messages: readonly ChatMessageView[];
  /** Keeps the crisis resources in sight once their message is no longer among those shown. */
  crisisPinned: boolean;
  /** A reply is on its way: input, prompts and button are disabled. */
  replying: boolean;
  draft: string;
  /** Most characters of a message. */
  limit: number;
  canSend: boolean;
  prompts: readonly string[];
  /** Grows when a prompt filled the input, so that focus goes there. */
  filled: number;
}
