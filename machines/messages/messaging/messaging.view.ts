import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/index.ts';
import {
  conversationHref,
  findCorrespondents,
  lastMessage,
  messageTemplates,
  messagesHref,
  messagesPhrase,
  newMessageHref,
} from '../model/index.ts';
import { memberMessageMax } from '../../model/world/index.ts';
import { mentionsCrisis } from '../../system/model/index.ts';
import type { Correspondent, MessagingRole, MessageList, PortalMessage } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import {
  pendingReplies,
  draftOf,
  foundConversations,
  canSend,
  openConversation,
  openPerson,
  subjectOfConversation,
} from './messaging.setup.ts';
import type { messagingMachine } from './messaging.machine.ts';
import type { MessagingContext } from './messaging.setup.ts';

/** Maximum number of listed people to write to. The search finds the others. */
export const peopleMax = 20;

/** A conversation in the list. */
export interface ConversationItem {
  person: Correspondent;
  last: PortalMessage;
  unread: number;
  /** Whether it has an unsent draft. */
  hasDraft: boolean;
  isCurrent: boolean;
  href: string;
}

export interface ConversationView {
  person: Correspondent;
  messages: readonly PortalMessage[];
  /** Subject of the conversation, or null. */
  subject: Phrase | null;
  text: string;
  textMax: number;
  canSend: boolean;
  templates: readonly { id: string; label: Phrase }[];
  /** Whether a simulated reply is pending. */
  isAwaited: boolean;
  /** Whether their last message mentions a crisis. */
  inCrisis: boolean;
}

export interface MessagingView {
  /** `empty`: there are no conversations. `none`: none matches the search. */
  list: 'some' | 'none' | 'empty';
  conversation: 'closed' | 'choosing' | 'open' | 'missing';
  role: MessagingRole;
  q: string;
  show: MessageList;
  /** Matching conversations, and the total number. */
  items: readonly ConversationItem[];
  total: number;
  /** Number of unread messages. */
  unread: number;
  /** The open conversation; null unless `conversation` is `open`. */
  open: ConversationView | null;
  /** People to write to; null unless `conversation` is `choosing`. */
  people: {
    q: string;
    resultCount: number;
    listed: readonly { person: Correspondent; href: string }[];
  } | null;
  links: { all: string; new: string };
  /** Whether sample messages are displayed. */
  isSample: boolean;
  reader: Reader;
}

function conversationOf(context: MessagingContext): ConversationView | null {
  const person = openPerson(context);
  if (!person) return null;
  const messages = openConversation(context)?.messages ?? [];
  const theirs = messages.findLast(({ isOwn }) => !isOwn);
  return {
    person,
    messages,
    subject: subjectOfConversation(context)?.subject ?? null,
    text: draftOf(context),
    textMax: memberMessageMax,
    canSend: canSend(context),
    templates: messageTemplates[context.mailbox.role].map((id) => ({ id, label: messagesPhrase(id) })),
    isAwaited: pendingReplies(context).some(({ personId }) => personId === person.id),
    inCrisis: theirs !== undefined && mentionsCrisis(theirs.text),
  };
}

function peopleOf({ at, mailbox, personQuery, write }: MessagingContext): MessagingView['people'] {
  const found = findCorrespondents(mailbox.people, personQuery, write);
  const listed = found
    .slice(0, peopleMax)
    .map((person) => ({ person, href: conversationHref(at, person.id) }));
  return { q: personQuery, resultCount: found.length, listed };
}

export function messagingView({ value, context }: SnapshotFrom<typeof messagingMachine>): MessagingView {
  const { at, mailbox, conversations, drafts, route, replies, reader } = context;
  const { q, list: show } = route;
  const query = { ...(q && { q }), ...(show !== 'all' && { list: show }) };
  const list = value.list === 'judging' ? 'some' : value.list;
  const conversation = value.conversation === 'arriving' ? 'closed' : value.conversation;
  const currentId = conversation === 'open' ? openPerson(context)?.id : null;
  return {
    list,
    conversation,
    role: mailbox.role,
    q,
    show,
    items: foundConversations(context).map((item) => ({
      person: item.person,
      last: lastMessage(item),
      unread: item.unread,
      hasDraft: Boolean(drafts[item.person.id]),
      isCurrent: item.person.id === currentId,
      href: conversationHref(at, item.person.id, query),
    })),
    total: conversations.length,
    unread: conversations.reduce((sum, { unread }) => sum + unread, 0),
    open: conversation === 'open' ? conversationOf(context) : null,
    people: conversation === 'choosing' ? peopleOf(context) : null,
    links: { all: messagesHref(at, query), new: newMessageHref(at) },
    isSample: replies.length > 0,
    reader,
  };
}
