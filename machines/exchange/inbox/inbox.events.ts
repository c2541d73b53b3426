import type { CrisisDismiss } from '../../system/crisis/crisisParts.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { ReportReason } from '../../model/exchange/reports.ts';
import type { World } from '../../model/world/index.ts';
import type { InboxRoute } from '../model/index.ts';
import type { StoredInbox } from './inboxMessages.ts';

/** Events that the messages send. */
export type InboxEvent =
  | { type: 'page.retry' }
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'thread.retry' }
  | { type: 'thread.more' }
  | { type: 'search.change'; q: string }
  | { type: 'list.choose'; isUnread: boolean }
  /** Lists all conversations again. */
  | { type: 'filters.clear' }
  /** Looks for somebody to write to. */
  | { type: 'person.search'; q: string }
  | { type: 'people.retry' }
  | { type: 'text.change'; text: string }
  /** Adds a prepared text to what is being written. */
  | { type: 'template.use'; templateId: string }
  | { type: 'message.send' }
  /** Sends a refused message again. */
  | { type: 'message.retry'; id: string }
  /** Takes a refused message back into the field. */
  | { type: 'message.edit'; id: string }
  /** Lets the other side write again, or asks whether to block it. */
  | { type: 'block.toggle' }
  | { type: 'block.confirm' }
  | { type: 'block.cancel' }
  | { type: 'requests.retry' }
  /** Answers an organization that asks for a conversation. */
  | { type: 'request.accept'; id: string }
  | { type: 'request.decline'; id: string }
  /** Reports a message, or without one the conversation. */
  | { type: 'report.open'; messageId: string | null }
  | { type: 'report.change'; reason?: ReportReason; note?: string }
  | { type: 'report.send' }
  | { type: 'report.close' }
  | CrisisDismiss;

/** Events from the app. */
export type InboxParentEvent =
  | ProofParentEvent
  | { type: 'location.changed'; route: InboxRoute }
  /** What organizations answered to a person may have changed. */
  | { type: 'world.followed'; world: World };

export type InboxEmitted =
  | ProofEmitted
  | { type: 'location.changed'; route: InboxRoute }
  /** Keep this for a reload: what is being written, and what is not sent yet. */
  | { type: 'inbox.store'; stored: StoredInbox };
