import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { organizationHref } from '../../organizations/model/addresses.ts';
import { actingAsSelf } from '../../shell/model/acting.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';

/** Whom the first message of a conversation goes to: an organization, or who sent an application. */
export type Recipient = { organizationId: string } | { applicationId: string };

/** Which conversations are listed. */
export interface InboxSearch {
  /** Words in names, subjects and messages. */
  q: string;
  /** Only those with messages that this side has not read. */
  isUnread: boolean;
}
export const searchForAll: InboxSearch = { q: '', isUnread: false };
/** Longest search among conversations, in characters. */
export const inboxSearchMax = 100;

/** What is open beside the list. */
interface InboxPlace {
  /** Id of the open conversation, or null. */
  thread: string | null;
  to: Recipient | null;
  /** Whether somebody is chosen to write to. */
  isChoosing: boolean;
}
export const noThread: InboxPlace = { thread: null, to: null, isChoosing: false };

/** The route of the messages: the open conversation, or the one to begin, and which are listed. */
export interface InboxRoute extends InboxPlace, InboxSearch {}
export const allThreads: InboxRoute = { ...noThread, ...searchForAll };

export const parseInboxSearch = ({ q = '', list }: Query): InboxSearch => ({
  q: q.slice(0, inboxSearchMax),
  isUnread: list === 'unread',
});
export const inboxSearchQuery = ({ q, isUnread }: InboxSearch): Query => ({
  ...(q && { q }),
  ...(isUnread && { list: 'unread' }),
});

/** `?thread=…`, `?organization=…`, `?application=…` or `?new`; `?q=…&list=unread`. */
export function parseInboxRoute(search: string): InboxRoute {
  const query = parseQuery(search);
  const route = { ...noThread, ...parseInboxSearch(query) };
  const { thread, organization, application } = query;
  if (thread) return { ...route, thread };
  if (organization) return { ...route, to: { organizationId: organization } };
  if (application) return { ...route, to: { applicationId: application } };
  return { ...route, isChoosing: query['new'] !== undefined };
}

const ownInbox = shellHref({ role: 'user', tab: 'messages' });
/** The messages of a person, or with a slug those of an organization. */
export const inboxPath = (slug: string | null) =>
  slug === null ? ownInbox : `${organizationHref(slug)}/messages`;

export function inboxHref(slug: string | null, route: Partial<InboxRoute> = {}) {
  const { thread, to, isChoosing, q, isUnread } = { ...allThreads, ...route };
  const query = {
    // Whom somebody acts for stays as it is without this.
    ...(slug === null && { as: actingAsSelf }),
    ...(thread !== null && { thread }),
    ...(to && 'organizationId' in to && { organization: to.organizationId }),
    ...(to && 'applicationId' in to && { application: to.applicationId }),
    ...(isChoosing && { new: '1' }),
    ...inboxSearchQuery({ q, isUnread }),
  };
  return inboxPath(slug) + formatQuery(query);
}

/** Where a person writes to an organization; null where they have no messages. */
export const writeToHref = (at: PlatformPlace, organizationId: string): string | null =>
  at.tabs?.includes('messages') ? inboxHref(null, { to: { organizationId } }) : null;
