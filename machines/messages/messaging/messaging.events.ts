import type { Mailbox, MessageList, MessagesRoute } from '../model/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the messages of a portal send. Conversations are links, so following one navigates. */
export type MessagingEvent =
  | { type: 'search.change'; q: string }
  | { type: 'list.choose'; list: MessageList }
  | { type: 'filters.clear' }
  /** Searches people to write to. */
  | { type: 'person.search'; q: string }
  | { type: 'text.change'; text: string }
  | { type: 'template.use'; templateId: string }
  | { type: 'message.send' };

/** Events from the app. */
export type MessagingParentEvent =
  | { type: 'location.changed'; route: MessagesRoute }
  | { type: 'mailbox.changed'; mailbox: Mailbox };

/** Unsent drafts by the recipient's id. */
export type MessageDrafts = Readonly<Record<string, string>>;

export type MessagingEmitted =
  | WorldDispatchEmitted
  | NavigationEmitted
  /** Stores the drafts for the next visit. */
  | { type: 'drafts.changed'; drafts: MessageDrafts };
