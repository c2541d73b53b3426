import type {
  AssistantConversation,
  AssistantFeedback,
  AssistantPart,
  AssistantPartOf,
  assistantConversationDetailSchema,
  assistantConversationsSchema,
} from './assistant.ts';
import type * as z from 'zod/mini';
import type { Query } from '../../model/text/query.ts';

export type AssistantConversations = z.infer<typeof assistantConversationsSchema>;
export type AssistantConversationDetail = z.infer<typeof assistantConversationDetailSchema>;

/** Which conversation is shown: the newest one, one that begins with its first question, or a certain one. */
export type ShownConversation = 'latest' | 'new' | { id: string };

export interface AssistantQuestion {
  conversation: string;
  id: string;
  text: string;
  timeZone: string;
}

/** What comes of a question. An answer without an end broke off, and failed. */
export type AssistantSaid =
  | { type: 'part.received'; part: AssistantPart }
  | { type: 'answer.ended' }
  | { type: 'answer.failed'; error: unknown };

export type ProposedCommand = AssistantPartOf<'proposal'>['command'] & { id: string };

/** The assistant of a signed-in person. Every call rejects with a `Problem`. */
export interface AssistantServer {
  /** The newest first. */
  list: (page: { q: string; cursor: string | null }) => Promise<AssistantConversations>;
  begin: (asked: Pick<AssistantConversation, 'language'>) => Promise<AssistantConversation>;
  read: (asked: { id: string }) => Promise<AssistantConversationDetail>;
  rename: (change: { id: string; name: string }) => Promise<AssistantConversation>;
  /** One conversation, or with null all of them. */
  remove: (asked: { id: string | null }) => Promise<void>;
  /** Reports the answer until the returned function is called. The server finishes and keeps it in any case. */
  ask: (question: AssistantQuestion, report: (said: AssistantSaid) => void) => () => void;
  rate: (rated: { conversation: string; message: string; feedback: AssistantFeedback }) => Promise<void>;
  /** Sends what a proposal shows. */
  send: (command: ProposedCommand) => Promise<void>;
}

/** What the URL says of the assistant's page. */
export const parseShownConversation = (query: Query): ShownConversation => {
  const named = query['conversation'];
  if (named === undefined) return 'latest';
  return /^[\da-f-]{36}$/.test(named) ? { id: named } : 'new';
};
export const formatShownConversation = (open: ShownConversation): Query =>
  open === 'latest' ? {} : { conversation: open === 'new' ? open : open.id };
