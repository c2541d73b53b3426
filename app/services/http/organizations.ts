import type { LoadedOrganization } from '@vetsync/machines/organizations/organizationPage';
import type { Staff, StaffAction, StaffMenuAction } from '@vetsync/machines/organizations/organizationStaff';
import {
  roleAllows,
  statusAllows,
  type NewInvitation,
  type NewOrganization,
  type OrganizationChange,
} from '@vetsync/machines/organizations/model';
import type { Problem } from '@vetsync/machines/system/model';
import type { OrganizationServer } from '@vetsync/machines/marketplace/model';
import { parseResponse } from './response.ts';
import { api, idempotent, type Api } from './calls.ts';

/** Approved organizations, which everyone may see. */
export const organizationServer = (client: Api): OrganizationServer => ({
  filters: ['kind'],
  find: ({ filters: { q, kind }, cursor, limit }) =>
    parseResponse(
      client.organizations.$get({
        query: {
          ...(q.trim() && { q }),
          ...(kind !== 'all' && { kind }),
          ...(cursor && { cursor }),
          limit: String(limit),
        },
      }),
    ),
  read: ({ slug }) => parseResponse(client.organizations[':id'].$get({ param: { id: slug } })),
});

const one = api.organizations[':id'];

/** An approved organization is public, but its staff is not. */
const notFound: Problem = { status: 404, code: 'not_found' };

const find = (slug: string) => parseResponse(one.$get({ param: { id: slug } }));
const members = (id: string) =>
  parseResponse(one.members.$get({ param: { id } })).then((response) => response.members);
const invitations = (id: string) =>
  parseResponse(one.invitations.$get({ param: { id } })).then((response) => response.invitations);

/** What is closed was published before. */
const everPublished = async (id: string) => {
  const pages = await Promise.all(
    (['published', 'closed'] as const).map((status) =>
      parseResponse(one.listings.$get({ param: { id }, query: { status, limit: '1' } })),
    ),
  );
  return pages.some(({ listings }) => listings.length > 0);
};

const actions: {
  [Kind in StaffMenuAction['kind']]: (
    action: StaffAction,
    menuAction: Extract<StaffMenuAction, { kind: Kind }>,
  ) => Promise<unknown>;
} = {
  role: ({ organizationId, id }, { role }) =>
    parseResponse(
      one.members[':userId'].$patch({ param: { id: organizationId, userId: id }, json: { role } }),
    ),
  handOver: ({ organizationId, id }) =>
    parseResponse(one.owner.$post({ param: { id: organizationId }, json: { userId: id } })),
  remove: ({ organizationId, id }) =>
    parseResponse(one.members[':userId'].$delete({ param: { id: organizationId, userId: id } })),
  leave: (action) => actions.remove(action, { kind: 'remove' }),
  withdraw: ({ organizationId, id }) =>
    parseResponse(
      one.invitations[':invitationId'].$delete({ param: { id: organizationId, invitationId: id } }),
    ),
  resend: ({ organizationId, id }) =>
    parseResponse(
      one.invitations[':invitationId'].resend.$post({ param: { id: organizationId, invitationId: id } }),
    ),
};

/** Calls about organizations. Each rejects with a `Problem`. */
export const organizations = {
  loadOwn: () => parseResponse(api.me.organizations.$get()),
  /** Remembers for whom the person acts. */
  rememberActing: (organization: string | null) =>
    parseResponse(api.me.acting.$put({ json: { organization } })),
  create: (json: NewOrganization, key: string) =>
    parseResponse(api.organizations.$post({ json }, idempotent(key))),
  /** An organization, with the size of its staff for whoever belongs to it. */
  async load(slug: string): Promise<LoadedOrganization> {
    const response = await find(slug);
    const { organization, membership } = response;
    if (!membership) return { ...response, staff: null };
    const mayInvite = roleAllows(membership.role, 'staff') && statusAllows(organization.status, 'staff');
    const [colleagues, sent, hasPublished] = await Promise.all([
      members(organization.id),
      mayInvite ? invitations(organization.id) : [],
      everPublished(organization.id),
    ]);
    const openInvitations = sent.filter(({ state }) => state === 'open').length;
    return { ...response, staff: { hasPublished, members: colleagues.length, openInvitations } };
  },
  /** The staff of an organization, with its invitations for whoever may see them. Rejects with 404 for whoever isn't one of them. */
  async loadStaff(slug: string): Promise<Staff> {
    const { organization, membership } = await find(slug);
    if (!membership) throw notFound;
    const { role } = membership;
    const mayInvite = roleAllows(role, 'staff') && statusAllows(organization.status, 'staff');
    const [colleagues, sent] = await Promise.all([
      members(organization.id),
      mayInvite ? invitations(organization.id) : null,
    ]);
    return { organization, role, members: colleagues, invitations: sent };
  },
  act: (action: StaffAction) =>
    (actions[action.action.kind] as (action: StaffAction, menuAction: StaffMenuAction) => Promise<unknown>)(
      action,
      action.action,
    ),
  invite: ({ organizationId, invitation }: { organizationId: string; invitation: NewInvitation }) =>
    parseResponse(one.invitations.$post({ param: { id: organizationId }, json: invitation })),
  end: (id: string) => parseResponse(one.$delete({ param: { id } })),
  loadOffer: (token: string) => parseResponse(api.invitations.offer.$post({ json: { token } })),
  accept: (token: string) => parseResponse(api.invitations.accept.$post({ json: { token } })),
  decline: (token: string) => parseResponse(api.invitations.decline.$post({ json: { token } })),
  change: ({ id, version, change }: { id: string; version: number; change: OrganizationChange }) =>
    parseResponse(one.$patch({ param: { id }, json: change }, { headers: { 'If-Match': `"${version}"` } })),
};
