import type { CrisisFinding } from '../../system/model/crisisWatch.ts';
import type {
  AssistantConversation,
  AssistantFeedback,
  AssistantPart,
  AssistantSaid,
  AssistantServer,
  ShownConversation,
} from '../model/index.ts';

/** Events that the screen sends. */
export type AssistantEvent =
  | { type: 'draft.change'; text: string }
  | { type: 'message.send' }
  /** Sends a suggested question. */
  | { type: 'question.ask'; text: string }
  | { type: 'answer.stop' }
  /** Asks for the last answer again, which broke off or was stopped. */
  | { type: 'answer.retry' }
  | { type: 'conversation.retry' }
  | { type: 'crisis.dismiss' }
  /** Shows how an answer came about, or hides it again. */
  | { type: 'why.toggle'; message: string }
  /** Sends what a proposal shows, as the person. */
  | { type: 'proposal.send'; message: string; index: number }
  | { type: 'feedback.give'; message: string; feedback: AssistantFeedback }
  | { type: 'dictation.toggle' }
  /** Reads an answer aloud, or stops. */
  | { type: 'aloud.toggle'; message: string; text: string }
  | { type: 'search.change'; q: string }
  | { type: 'list.more' }
  | { type: 'list.retry' }
  | { type: 'name.edit' }
  | { type: 'name.change'; name: string }
  | { type: 'name.save' }
  | { type: 'name.cancel' }
  /** Asks before one conversation is deleted; null: before all are. */
  | { type: 'conversation.delete'; id: string | null }
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' };

/** From the URL: which conversation it names. */
export type AssistantParentEvent = { type: 'location.changed'; open: ShownConversation };

/** From what answers, listens and reads aloud. */
export type AssistantDeviceEvent =
  | AssistantSaid
  | { type: 'speech.heard'; text: string }
  | { type: 'speech.ended' }
  | { type: 'aloud.ended' };

/** The URL should name this conversation. Replaces the history entry. */
export type AssistantEmitted = { type: 'route.changed'; open: ShownConversation };

export interface AssistantInput {
  server: AssistantServer;
  open: ShownConversation;
  language: AssistantConversation['language'];
  timeZone: string;
  /** Address of a conversation. */
  href: (open: ShownConversation) => string;
  /** Whether this browser can turn speech into text, and read aloud. */
  devices: { listens: boolean; speaks: boolean };
  newId: () => string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** A question with as much of its answer as has come. */
export interface AssistantTurn {
  id: string;
  text: string;
  at: string;
  parts: readonly AssistantPart[];
  state: 'answering' | 'answered' | 'stopped' | 'failed';
  feedback: AssistantFeedback | null;
}

/** What became of a proposal that was pressed. */
export type ProposalState = 'sending' | 'sent' | { error: unknown };

/** A proposal that is sent again, after a lost answer or a reload, is the same command: it is carried out once. */
export const proposalId = (message: string, index: number) =>
  message.slice(0, -2) + index.toString(16).padStart(2, '0');

/** The names of proposals. */
export const proposalKey = (message: string, index: number) => `${message} ${index}`;

export type CrisisShown = CrisisFinding | null;
