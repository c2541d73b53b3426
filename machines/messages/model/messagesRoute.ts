import { defaultRole } from '../../account/model/roles.ts';
import type { Role } from '../../account/model/roles.ts';
import type { Query } from '../../model/text/query.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';

/** Roles that write messages for their organization. A nonprofit's messages stand under its tab Community. */
export const messagingRoles = ['recruiter', 'university', 'nonprofit'] as const satisfies readonly Role[];
export type MessagingRole = (typeof messagingRoles)[number];

/** Whose portal, on which platform. */
export interface PortalAddress {
  role: Role;
}

/** Steps behind the tab where a message begins: `messages/new?to=…&about=…`, and for tables `new/{person}`, `about/{application}`. */
export const messageSteps = { new: 'new', about: 'about' } as const;

const messagesAt = ({ role }: PortalAddress, detail: readonly string[], query: Query = {}) =>
  shellHref({ role, tab: 'messages', detail, query });

/** All conversations of a portal. */
export const messagesHref = (at: PortalAddress, query?: Query): string => messagesAt(at, [], query);
/** What was written with one person. */
export const conversationHref = (at: PortalAddress, personId: string, query?: Query): string =>
  messagesAt(at, [personId], query);
/** URL for writing to a person about one of their applications. */
export const newMessageHref = (
  at: PortalAddress,
  to: { personId?: string; about?: string } = {},
  query: Query = {},
): string =>
  messagesAt(at, [messageSteps.new], {
    ...query,
    ...(to.personId && { to: to.personId }),
    ...(to.about && { about: to.about }),
  });

/** Whose portal a route is in. */
export const portalAddressOf = ({ role }: { role: Role | null }): PortalAddress => ({
  role: role ?? defaultRole,
});
