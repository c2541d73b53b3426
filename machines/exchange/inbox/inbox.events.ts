import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { InboxRoute } from '../model/index.ts';
import type { SavedInbox } from './inboxMessages.ts';

/** Events that the messages send. */
export type InboxEvent =
  | { type: 'page.retry' }
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'thread.retry' }
  | { type: 'thread.more' }
  | { type: 'text.change'; text: string }
  | { type: 'message.send' }
  /** Sends a refused message again. */
  | { type: 'message.retry'; id: string }
  /** Takes a refused message back into the field. */
  | { type: 'message.edit'; id: string }
  | { type: 'block.toggle' };

/** Events from the app. */
export type InboxParentEvent = ProofParentEvent | { type: 'location.changed'; route: InboxRoute };

export type InboxEmitted =
  | ProofEmitted
  | { type: 'location.changed'; route: InboxRoute }
  /** Keep this for a reload: what is being written, and what is not sent yet. */
  | { type: 'inbox.save'; saved: SavedInbox };
