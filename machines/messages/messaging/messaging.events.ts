import type { MessageBook, MessageList, MessagesRoute } from '../model/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the messages of a portal send. Conversations are links: following one changes the place. */
export type MessagingEvent =
  | { type: 'search.change'; q: string }
  | { type: 'list.choose'; list: MessageList }
  | { type: 'filters.clear' }
  /** Looks for somebody to write to. */
  | { type: 'person.search'; q: string }
  | { type: 'text.change'; text: string }
  | { type: 'template.use'; templateId: string }
  | { type: 'message.send' };

/** What the app passes in. */
export type MessagingParentEvent =
  | { type: 'location.changed'; route: MessagesRoute }
  | { type: 'book.changed'; book: MessageBook };

/** What was begun, by the id of whom it is for. */
export type MessageDrafts = Readonly<Record<string, string>>;

export type MessagingEmitted =
  | WorldDispatchEmitted
  | NavigationEmitted
  /** To be kept for the next visit. */
  | { type: 'drafts.changed'; drafts: MessageDrafts };
