import { parseQuery, formatQuery } from '../../model/text/query.ts';
import { organizationHref } from '../../organizations/model/addresses.ts';
import { actingAsSelf } from '../../shell/model/acting.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';

/** Whom the first message of a conversation goes to: an organization, or who sent an application. */
export type Recipient = { organizationId: string } | { applicationId: string };

/** The route of the messages: the open conversation, or the one to begin. */
export interface InboxRoute {
  /** Id of the open conversation, or null. */
  thread: string | null;
  to: Recipient | null;
}

/** `?thread=…`, `?organization=…` or `?application=…`. */
export function parseInboxRoute(search: string): InboxRoute {
  const { thread, organization, application } = parseQuery(search);
  if (thread) return { thread, to: null };
  if (organization) return { thread: null, to: { organizationId: organization } };
  return { thread: null, to: application ? { applicationId: application } : null };
}

const ownInbox = shellHref({ mode: 'account', role: 'user', tab: 'messages' });
/** The messages of a person, or with a slug those of an organization. */
export const inboxPath = (slug: string | null) =>
  slug === null ? ownInbox : `${organizationHref(slug)}/messages`;

export function inboxHref(slug: string | null, { thread, to }: InboxRoute) {
  const query = {
    // Whom somebody acts for stays as it is without this.
    ...(slug === null && { as: actingAsSelf }),
    ...(thread !== null && { thread }),
    ...(to && 'organizationId' in to && { organization: to.organizationId }),
    ...(to && 'applicationId' in to && { application: to.applicationId }),
  };
  return inboxPath(slug) + formatQuery(query);
}
