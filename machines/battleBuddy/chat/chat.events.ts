import type { ChatMessage } from '../model/index.ts';

/** Events that a chat window sends. */
export type ChatEvent =
  | { type: 'draft.change'; text: string }
  /** Fills the input with the text of a suggested prompt; nothing is sent. */
  | { type: 'prompt.choose'; prompt: string }
  | { type: 'message.send' }
  /** Expands a shortened message, or shortens it again. */
  | { type: 'message.toggle'; id: string }
  | { type: 'panel.toggle' };

/** From the page: what was said in an earlier visit, or on another device. Ignored while a message is being answered. */
export type ChatParentEvent = { type: 'conversation.restored'; messages: readonly ChatMessage[] };
