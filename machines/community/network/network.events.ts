import type { Member, Message, NetworkList } from '../model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the network page sends. */
export type NetworkEvent =
  | { type: 'search.change'; q: string }
  /** Lists more results. */
  | { type: 'list.more' }
  | { type: 'member.write'; memberId: string }
  | { type: 'conversation.close' }
  | { type: 'text.change'; text: string }
  | { type: 'message.send' };

/** The list or conversation that the URL names. */
export interface NetworkRoute {
  list: NetworkList;
  /** Search in the connections. */
  q: string;
  /** The member whose conversation is open. */
  memberId: string | null;
}

/** A message that was not sent yet. */
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
  /** The URL should name this list, search and conversation. `isSearch`: only the search changed. */
  | { type: 'network.changed'; route: NetworkRoute; isSearch: boolean }
  /** Stores the draft for a reload; null clears it. */
  | { type: 'draft.changed'; draft: MessageDraft | null };
