import type { Member, Message, NetworkList } from '../model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the network page sends. */
export type NetworkEvent =
  | { type: 'search.change'; q: string }
  /** Lists more results. */
  | { type: 'list.extend' }
  | { type: 'member.write'; memberId: string }
  | { type: 'thread.close' }
  | { type: 'text.change'; text: string }
  | { type: 'message.send' };

/** Where somebody is, from the URL. */
export interface NetworkRoute {
  list: NetworkList;
  /** Looked for among connections. */
  q: string;
  /** The member whose conversation is open. */
  memberId: string | null;
}

/** A message that was begun. */
export interface MessageDraft {
  memberId: string;
  text: string;
}

/** Events from the app. */
export type NetworkParentEvent =
  | ({ type: 'location.changed' } & NetworkRoute)
  | { type: 'messages.changed'; messages: readonly Message[] }
  /** Organizations that can be written to. */
  | { type: 'contacts.changed'; contacts: readonly Member[] };

export type NetworkEmitted =
  | WorldDispatchEmitted
  /** The URL should name this place; `search`: only the search and filters changed. */
  | { type: 'location.changed'; route: NetworkRoute; isSearch: boolean }
  /** To be kept for the next visit; null: nothing. */
  | { type: 'draft.changed'; draft: MessageDraft | null };
