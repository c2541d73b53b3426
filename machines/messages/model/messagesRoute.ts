import type { Role } from '../../account/model/roles.ts';
import { oneOf } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformMode } from '../../shell/model/navigation.ts';

/** Roles that write messages for their organization. A nonprofit's messages stand under its tab Community. */
export const messagingRoles = ['recruiter', 'university', 'nonprofit'] as const satisfies readonly Role[];
export type MessagingRole = (typeof messagingRoles)[number];
export const isMessagingRole = (name: string): name is MessagingRole =>
  (messagingRoles as readonly string[]).includes(name);

/** Whose portal, on which platform. */
export interface PortalAddress {
  mode: PlatformMode;
  role: Role;
}

export const messageLists = ['all', 'unread'] as const;
export type MessageList = (typeof messageLists)[number];

/** The route within the messages, from the URL. */
export interface MessagesRoute {
  /** Looked for among conversations. */
  q: string;
  list: MessageList;
  /** `new`: the person chooses a recipient, unless the application has one. */
  open: 'none' | 'new' | 'conversation';
  /** Whom the open conversation is with. A conversation has the id of its person. */
  personId: string | null;
  /** Id of the application that is to be written about; who handed it in is written to. */
  about: string | null;
}

/** Longest search among conversations, in characters. */
export const messageSearchMax = 100;
/** Steps behind the tab where a message begins: `messages/new?to=…&about=…`, and for tables `new/{person}`, `about/{application}`. */
const steps = { new: 'new', about: 'about' } as const;

/** Parses the path segments after the tab, and its query. */
export function parseMessagesRoute([step, id]: readonly string[], query: Query): MessagesRoute {
  const isNew = step === steps.new;
  const isAbout = step === steps.about;
  const personId = isNew ? (id ?? query['to'] ?? null) : isAbout ? null : (step ?? null);
  return {
    q: (query['q'] ?? '').slice(0, messageSearchMax),
    list: oneOf(messageLists, query['list'], 'all'),
    open: personId !== null ? 'conversation' : isNew || isAbout ? 'new' : 'none',
    personId,
    about: (isAbout ? id : query['about']) ?? null,
  };
}

const messagesAt = ({ mode, role }: PortalAddress, detail: readonly string[], query: Query = {}) =>
  shellHref({ mode, role, tab: 'messages', detail, query });

/** All conversations of a portal. */
export const messagesHref = (at: PortalAddress, query?: Query): string => messagesAt(at, [], query);
/** What was written with one person. */
export const conversationHref = (at: PortalAddress, personId: string, query?: Query): string =>
  messagesAt(at, [personId], query);
/** URL for writing to a person about one of their applications. */
export const newMessageHref = (at: PortalAddress, to: { personId?: string; about?: string } = {}): string =>
  messagesAt(at, [steps.new], {
    ...(to.personId && { to: to.personId }),
    ...(to.about && { about: to.about }),
  });
