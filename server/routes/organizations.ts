import {
  changedOrganizationSchema,
  acceptInvitationSchema,
  invitationResponseSchema,
  invitationOfferSchema,
  invitationsSchema,
  memberResponseSchema,
  memberChangeSchema,
  membershipResponseSchema,
  actingSchema,
  workplacesSchema,
  newInvitationSchema,
  newOrganizationSchema,
  organizationResponseSchema,
  organizationChangeSchema,
  organizationMembersSchema,
} from '@vetsync/machines/organizations/model';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { requireFreshProof } from '../accounts/sessions/freshProof.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { idempotencyHeaders } from './leads.schemas.ts';
import { opaqueId, rowId } from './params.ts';
import { changeHeaders, versionOf } from './versions.ts';

const one = '/api/organizations/{id}';
const memberId = z.object({ id: uuidSchema, userId: uuidSchema });
const invitationId = z.object({ id: uuidSchema, invitationId: uuidSchema });
const newOwnerSchema = z.strictObject({ userId: uuidSchema });

/** Response of every call that can give the role of an owner, or take it. */
const changingOwners = {
  403: {
    description:
      '`role_not_allowed`: your role there does not allow it. `proof_required`: for an owner, prove again who you are.',
  },
} as const;
/** Responses of every call that acts for an organization. */
const acting = {
  403: { description: '`role_not_allowed`: your role there does not allow it.' },
  404: { description: '`not_found`: there is none, or you do not work there.' },
  409: { description: '`status_not_allowed`: the status of the organization does not allow it.' },
} as const;
const lastOwnerResponse = {
  409: {
    description:
      '`last_owner`: no one would own the organization. `status_not_allowed`: its status does not allow it.',
  },
} as const;
const answeringInvitation = {
  403: { description: '`other_email`: it was sent to another address than that of your account.' },
  409: { description: '`status_not_allowed`: the organization is suspended.' },
  410: { description: '`invitation_ended`: unknown, used, withdrawn or expired.' },
} as const;

/** Organizations and their staff. */
export const organizationsRoutes = [
  defineRoute(
    {
      method: 'post',
      path: '/api/organizations',
      access: 'user',
      limit: 'organizations',
      summary:
        'Add an organization, which waits for an administrator. You own it. With an Idempotency-Key at most once',
      headers: idempotencyHeaders,
      body: newOrganizationSchema,
      responses: {
        200: {
          description: 'An earlier call of yours with this key had added it; nothing was added.',
          schema: changedOrganizationSchema,
        },
        201: { description: 'As it is stored.', schema: changedOrganizationSchema },
        404: {
          description: '`not_found`: an earlier call with this key added it, but you have left it since.',
        },
        422: { description: '`invalid_input`, or `idempotency_key_reused` with other content than before.' },
      },
    },
    ({ organizations }) =>
      async ({ c, json, session, headers: { 'Idempotency-Key': key = null }, body }) => {
        const { organization, isNew } = await organizations.profiles.create(session.user.id, body, key);
        c.header('ETag', versionOf(organization.version));
        return json({ organization }, isNew ? 201 : 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: one,
      access: 'any',
      session: 'optional',
      params: opaqueId,
      summary: 'One organization by id or slug. Until its approval only staff and administrators find it',
      responses: {
        200: {
          description: 'The organization; `ETag` names its version.',
          schema: organizationResponseSchema,
        },
        404: { description: '`not_found`: there is none, or it is not public.' },
      },
    },
    ({ organizations }) =>
      async ({ c, json, session, params: { id } }) => {
        const caller = session && {
          userId: session.user.id,
          isAdministrator: session.user.role === 'admin',
        };
        const answer = await organizations.profiles.find(id, caller);
        c.header('ETag', versionOf(answer.organization.version));
        return json(answer, 200);
      },
  ),
  defineRoute(
    {
      method: 'delete',
      path: one,
      access: 'user',
      proof: 'fresh',
      params: rowId,
      summary:
        'End an organization that you own: no one can find it anymore, we tell its applicants and staff, and its data is deleted',
      responses: {
        204: { description: 'Ended.' },
        403: {
          description:
            '`role_not_allowed`: only owners end an organization. `proof_required`: prove again who you are.',
        },
        404: acting[404],
      },
    },
    ({ organizations, mail }) =>
      async ({ c, session, params: { id } }) => {
        await organizations.endings.end(session.user.id, id);
        mail.wake();
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'patch',
      path: one,
      access: 'user',
      params: rowId,
      summary: 'Change the profile; with the status `pending`, apply again after a refusal',
      headers: changeHeaders,
      body: organizationChangeSchema,
      responses: {
        200: { description: 'As it is stored.', schema: changedOrganizationSchema },
        ...acting,
        412: {
          description:
            '`organization_changed`: it is no longer the version of `If-Match`. `current` is the stored one.',
        },
      },
    },
    ({ organizations }) =>
      async ({ c, json, session, params: { id }, headers: { 'If-Match': basedOn }, body }) => {
        const organization = await organizations.profiles.change(session.user.id, id, {
          change: body,
          version: basedOn,
        });
        c.header('ETag', versionOf(organization.version));
        return json({ organization }, 200);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/me/organizations',
      access: 'user',
      summary: 'The organizations that you work for',
      responses: {
        200: {
          description: 'Your memberships, what you haven’t read there, and who you acted for last.',
          schema: workplacesSchema,
        },
      },
    },
    ({ organizations, exchange }) =>
      async ({ json, session }) => {
        const { id: userId } = session.user;
        const [memberships, workplaces] = await Promise.all([
          organizations.profiles.memberships(userId),
          exchange.workplaces.of(userId),
        ]);
        return json({ memberships, ...workplaces }, 200);
      },
  ),
  defineRoute(
    {
      method: 'put',
      path: '/api/me/acting',
      access: 'user',
      summary: 'Remember who you act for, on every device: an organization you work for, or yourself',
      body: actingSchema,
      responses: { 204: { description: 'Stored. If you do not work there, you act for yourself.' } },
    },
    ({ exchange }) =>
      async ({ c, session, body: { organization } }) => {
        await exchange.workplaces.remember(session.user.id, organization);
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: `${one}/members`,
      access: 'user',
      params: rowId,
      summary: 'Your colleagues, owners first',
      responses: { 200: { description: 'The staff.', schema: organizationMembersSchema }, 404: acting[404] },
    },
    ({ organizations }) =>
      async ({ json, session, params: { id } }) =>
        json({ members: await organizations.members.list(session.user.id, id) }, 200),
  ),
  defineRoute(
    {
      method: 'patch',
      path: `${one}/members/{userId}`,
      access: 'user',
      params: memberId,
      summary: "Change a colleague's role",
      body: memberChangeSchema,
      responses: {
        200: { description: 'As it is stored.', schema: memberResponseSchema },
        ...acting,
        ...lastOwnerResponse,
        ...changingOwners,
      },
    },
    ({ organizations, clock }) =>
      async ({ json, session, params: { id, userId }, body: { role } }) => {
        const change = { subjectId: userId, role };
        const member = await organizations.members.changeRole(session.user.id, id, change, () =>
          requireFreshProof(session, clock),
        );
        return json({ member }, 200);
      },
  ),
  defineRoute(
    {
      method: 'delete',
      path: `${one}/members/{userId}`,
      access: 'user',
      params: memberId,
      summary: 'Remove a colleague, or leave',
      responses: { 204: { description: 'Gone.' }, ...acting, ...lastOwnerResponse, ...changingOwners },
    },
    ({ organizations, mail, clock }) =>
      async ({ c, session, params: { id, userId } }) => {
        await organizations.members.remove(session.user.id, id, userId, () =>
          requireFreshProof(session, clock),
        );
        mail.wake();
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: `${one}/owner`,
      access: 'user',
      proof: 'fresh',
      params: rowId,
      summary: 'Hand over ownership to a colleague, and become a manager',
      body: newOwnerSchema,
      responses: {
        200: { description: 'The new owner.', schema: memberResponseSchema },
        ...acting,
        409: { description: '`own_ownership`: you own it already. `status_not_allowed`: it is suspended.' },
      },
    },
    ({ organizations }) =>
      async ({ json, session, params: { id }, body: { userId } }) =>
        json({ member: await organizations.members.handOver(session.user.id, id, userId) }, 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: `${one}/invitations`,
      access: 'user',
      params: rowId,
      summary: 'Invitations of the last weeks, newest first',
      responses: { 200: { description: 'The invitations.', schema: invitationsSchema }, ...acting },
    },
    ({ organizations }) =>
      async ({ json, session, params: { id } }) =>
        json({ invitations: await organizations.invitations.list(session.user.id, id) }, 200),
  ),
  defineRoute(
    {
      method: 'post',
      path: `${one}/invitations`,
      access: 'user',
      limit: 'invitations',
      params: rowId,
      summary: 'Invite an address to the staff. An open invitation to it is replaced',
      body: newInvitationSchema,
      responses: {
        201: {
          description: 'The invitation; the same whether or not the address has an account.',
          schema: invitationResponseSchema,
        },
        ...acting,
        ...changingOwners,
        409: {
          description: '`already_member`: the address of a colleague. `status_not_allowed`: it is suspended.',
        },
      },
    },
    ({ organizations, limits, mail, clock }) =>
      async ({ json, session, params: { id }, body }) => {
        await limits.consume('invitationsOrganization', `${id} ${session.user.id}`);
        const invitation = await organizations.invitations.invite(session.user.id, id, body, () =>
          requireFreshProof(session, clock),
        );
        mail.wake();
        return json({ invitation }, 201);
      },
  ),
  defineRoute(
    {
      method: 'delete',
      path: `${one}/invitations/{invitationId}`,
      access: 'user',
      params: invitationId,
      summary: 'Withdraw an open invitation',
      responses: {
        204: { description: 'Withdrawn.' },
        ...acting,
        410: { description: '`invitation_ended`: it was used or withdrawn before.' },
      },
    },
    ({ organizations }) =>
      async ({ c, session, params: { id, invitationId: invitation } }) => {
        await organizations.invitations.revoke(session.user.id, id, invitation);
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: `${one}/invitations/{invitationId}/resend`,
      access: 'user',
      limit: 'invitations',
      params: invitationId,
      summary: 'Mail an invitation again, once a minute at most. It is valid for seven days from now',
      responses: {
        200: { description: 'As it is stored.', schema: invitationResponseSchema },
        ...acting,
        ...changingOwners,
        410: { description: '`invitation_ended`: it was used or withdrawn before.' },
      },
    },
    ({ organizations, limits, mail, clock }) =>
      async ({ json, session, params: { id, invitationId: invitation } }) => {
        await limits.consume('invitationsOrganization', `${id} ${session.user.id}`);
        const renewed = await organizations.invitations.renew(session.user.id, id, invitation, () =>
          requireFreshProof(session, clock),
        );
        mail.wake();
        return json({ invitation: renewed }, 200);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/invitations/offer',
      access: 'user',
      limit: 'invitationAnswers',
      summary: 'See what an invitation to your address offers, before you accept or decline it',
      body: acceptInvitationSchema,
      responses: {
        200: { description: 'The organization, the role and who invites.', schema: invitationOfferSchema },
        403: answeringInvitation[403],
        410: answeringInvitation[410],
      },
    },
    ({ organizations }) =>
      async ({ json, session, body: { token } }) =>
        json(await organizations.invitations.offer(session.user.id, token), 200),
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/invitations/accept',
      access: 'user',
      limit: 'invitationAnswers',
      summary: 'Join an organization by the token of an invitation to your address',
      body: acceptInvitationSchema,
      responses: {
        200: { description: 'Your membership.', schema: membershipResponseSchema },
        ...answeringInvitation,
        403: {
          description:
            '`other_email`: it was sent to another address than that of your account. `proof_required`: as an owner, prove again who you are.',
        },
      },
    },
    ({ organizations, clock }) =>
      async ({ json, session, body: { token } }) => {
        const membership = await organizations.invitations.accept(session.user.id, token, () =>
          requireFreshProof(session, clock),
        );
        return json({ membership }, 200);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/invitations/decline',
      access: 'user',
      limit: 'invitationAnswers',
      summary: 'Decline an invitation to your address',
      body: acceptInvitationSchema,
      responses: {
        204: { description: 'Declined.' },
        403: answeringInvitation[403],
        410: answeringInvitation[410],
      },
    },
    ({ organizations }) =>
      async ({ c, session, body: { token } }) => {
        await organizations.invitations.decline(session.user.id, token);
        return c.body(null, 204);
      },
  ),
] as const;
