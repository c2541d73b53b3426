import type { OrganizationPageAnswer } from '@vetsync/machines/organizationPage';
import type { Staff, StaffAction, StaffQuestion } from '@vetsync/machines/organizationStaff';
import {
  roleAllows,
  statusAllows,
  type NewInvitation,
  type NewOrganization,
  type OrganizationChange,
} from '@vetsync/machines/organizations/model';
import type { Problem } from '@vetsync/machines/system/model';
import { answerOf } from './answer.ts';
import { api, idempotent } from './calls.ts';

const one = api.organizations[':id'];

/** An approved organization is public, but its staff is not. */
const notFound: Problem = { status: 404, code: 'not_found' };

const find = (slug: string) => answerOf(one.$get({ param: { id: slug } }));
const members = (id: string) =>
  answerOf(one.members.$get({ param: { id } })).then((answer) => answer.members);
const invitations = (id: string) =>
  answerOf(one.invitations.$get({ param: { id } })).then((answer) => answer.invitations);

/** What is closed was published before. */
const everPublished = async (id: string) => {
  const pages = await Promise.all(
    (['published', 'closed'] as const).map((status) =>
      answerOf(one.listings.$get({ param: { id }, query: { status, limit: '1' } })),
    ),
  );
  return pages.some(({ listings }) => listings.length > 0);
};

const actions: {
  [Kind in StaffQuestion['kind']]: (
    action: StaffAction,
    question: Extract<StaffQuestion, { kind: Kind }>,
  ) => Promise<unknown>;
} = {
  role: ({ organizationId, id }, { role }) =>
    answerOf(one.members[':userId'].$patch({ param: { id: organizationId, userId: id }, json: { role } })),
  handOver: ({ organizationId, id }) =>
    answerOf(one.owner.$post({ param: { id: organizationId }, json: { userId: id } })),
  remove: ({ organizationId, id }) =>
    answerOf(one.members[':userId'].$delete({ param: { id: organizationId, userId: id } })),
  leave: (action) => actions.remove(action, { kind: 'remove' }),
  withdraw: ({ organizationId, id }) =>
    answerOf(one.invitations[':invitationId'].$delete({ param: { id: organizationId, invitationId: id } })),
  resend: ({ organizationId, id }) =>
    answerOf(
      one.invitations[':invitationId'].resend.$post({ param: { id: organizationId, invitationId: id } }),
    ),
};

/** Calls about organizations. Each rejects with a `Problem`. */
export const organizations = {
  loadOwn: () => answerOf(api.me.organizations.$get()),
  create: (json: NewOrganization, key: string) =>
    answerOf(api.organizations.$post({ json }, idempotent(key))),
  /** An organization, with the size of its staff for who belongs to it. */
  async load(slug: string): Promise<OrganizationPageAnswer> {
    const answer = await find(slug);
    const { organization, membership } = answer;
    if (!membership) return { ...answer, staff: null };
    const mayInvite = roleAllows(membership.role, 'staff') && statusAllows(organization.status, 'staff');
    const [colleagues, sent, hasPublished] = await Promise.all([
      members(organization.id),
      mayInvite ? invitations(organization.id) : [],
      everPublished(organization.id),
    ]);
    const openInvitations = sent.filter(({ state }) => state === 'open').length;
    return { ...answer, staff: { hasPublished, members: colleagues.length, openInvitations } };
  },
  /** The staff of an organization, with its invitations for who may see them. Rejects with 404 for who isn't one of them. */
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
    (actions[action.question.kind] as (action: StaffAction, question: StaffQuestion) => Promise<unknown>)(
      action,
      action.question,
    ),
  invite: ({ organizationId, invitation }: { organizationId: string; invitation: NewInvitation }) =>
    answerOf(one.invitations.$post({ param: { id: organizationId }, json: invitation })),
  loadOffer: (token: string) => answerOf(api.invitations.offer.$post({ json: { token } })),
  accept: (token: string) => answerOf(api.invitations.accept.$post({ json: { token } })),
  decline: (token: string) => answerOf(api.invitations.decline.$post({ json: { token } })),
  change: ({ id, version, change }: { id: string; version: number; change: OrganizationChange }) =>
    answerOf(one.$patch({ param: { id }, json: change }, { headers: { 'If-Match': `"${version}"` } })),
};
