import {
  invitationLifetimeMs,
  invitationState,
  mayManage,
  roleOfKind,
  statusAllows,
} from '@vetsync/machines/organizations/model';
import type {
  Invitation,
  InvitationOffer,
  MemberRole,
  Membership,
  NewInvitation,
  OrganizationKind,
  OrganizationStatus,
} from '@vetsync/machines/organizations/model';
import { looksLikeSecret, newSecret, sha256 } from '../accounts/secrets.ts';
import type { MailRequests } from '../accounts/mail/mailRequests.ts';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { addMember } from './members.ts';
import type { RequireProof } from './members.ts';
import { withStaffScope, withScope, setScope } from '../data/scopes.ts';
import { recordSecurityEvent } from './securityEvents.ts';

interface Row {
  id: string;
  email: string;
  role: MemberRole;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
}

const columns = (tx: TransactionSql) => tx`
  i.id, i.email, i.role, coalesce(inviter.name, colleague.email) as "invitedBy", i.created_at as "createdAt",
  i.expires_at as "expiresAt", i.accepted_at as "acceptedAt", i.withdrawn_at as "withdrawnAt"
  from organization_invitations i
  left join named_people inviter on inviter.id = i.invited_by left join colleagues colleague on colleague.id = i.invited_by`;

const invitationOf = (row: Row, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  state: invitationState(row, now),
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** @throws AppError `not_found`, or `role_not_allowed` for a role that the caller doesn't manage. */
async function managed(
  tx: TransactionSql,
  { organizationId, role }: { organizationId: string; role: MemberRole },
  id: string,
): Promise<Row> {
  const [row] = await tx<Row[]>`
    select ${columns(tx)} where i.id = ${id} and i.organization_id = ${organizationId}`;
  if (!row) throw new AppError('not_found');
  if (!mayManage(role, row.role)) throw new AppError('role_not_allowed');
  return row;
}

/** Invitations to the staff of an organization. */
export function createInvitations(sql: Sql, clock: Clock, mailRequests: MailRequests) {
  const expiry = () => new Date(clock.now().getTime() + invitationLifetimeMs);

  const withdraw = (tx: TransactionSql, id: string) => tx`
    update organization_invitations set withdrawn_at = ${clock.now()}, token_hash = null where id = ${id}`;

  /**
   * Finds the open invitation of a token for a person, whose address must be the invited one, and locks its
   * organization. Afterwards the transaction has the scope of that organization and address.
   *
   * @throws AppError `invitation_ended`, `other_email`.
   */
  async function lockForAnswer(tx: TransactionSql, token: string, userId: string) {
    const [held] = await tx<{ id: string; organizationId: string; email: string }[]>`
      select id, organization_id as "organizationId", email from organization_invitations
      where token_hash = ${sha256(token)}`;
    if (!held) throw new AppError('invitation_ended');
    const [person] = await tx<
      { email: string }[]
    >`select email from users where id = ${userId} for key share`;
    if (!person) throw new AppError('no_session');
    if (person.email !== held.email) throw new AppError('other_email');
    const { organizationId } = held;
    await setScope(tx, { userId, organizationId, email: held.email });
    const [organization] = await tx<
      { id: string; slug: string; name: string; kind: OrganizationKind; status: OrganizationStatus }[]
    >`
      select id, slug, name, kind, status from organizations where id = ${organizationId} for no key update`;
    // Another call may have answered it while this one waited for the lock.
    const [invitation] = await tx<Row[]>`
      select ${columns(tx)} where i.id = ${held.id} and i.token_hash = ${sha256(token)}`;
    if (!organization || !invitation || invitationState(invitation, clock.now()) !== 'open') {
      throw new AppError('invitation_ended');
    }
    return { organization, invitation };
  }

  /** @throws AppError `invitation_ended` for what can't be a token. */
  const answering = <Result>(
    userId: string,
    token: string,
    work: (tx: TransactionSql) => Promise<Result>,
  ) => {
    if (!looksLikeSecret(token)) throw new AppError('invitation_ended');
    return withScope(sql, { userId, invitation: sha256(token) }, work);
  };

  return {
    /** Those of the last weeks, newest first. */
    list: (userId: string, organizationId: string): Promise<Invitation[]> =>
      withStaffScope(
        sql,
        { userId, organizationId, ability: 'staff' },
        async (tx) => {
          const rows = await tx<Row[]>`
            select ${columns(tx)} where i.organization_id = ${organizationId} order by i.created_at desc, i.id desc`;
          return rows.map((row) => invitationOf(row, clock.now()));
        },
        { locks: false },
      ),

    /**
     * Invites an address, whether or not it has an account. An open invitation to it is replaced.
     *
     * @throws AppError `role_not_allowed`, `already_member`, `proof_required`.
     */
    invite: (
      userId: string,
      organizationId: string,
      { email, role }: NewInvitation,
      requireProof: RequireProof = () => {},
    ): Promise<Invitation> =>
      withStaffScope(sql, { userId, organizationId, ability: 'staff' }, async (tx, staff) => {
        if (!mayManage(staff.role, role)) throw new AppError('role_not_allowed');
        if (role === 'owner') requireProof();
        const [known] = await tx`
          select from organization_members m join colleagues u on u.id = m.user_id
          where m.organization_id = ${organizationId} and u.email = ${email}`;
        if (known) throw new AppError('already_member');
        const [earlier] = await tx<{ id: string }[]>`
          select id from organization_invitations where organization_id = ${organizationId} and email = ${email}
            and accepted_at is null and withdrawn_at is null`;
        if (earlier) {
          await managed(tx, staff, earlier.id);
          await withdraw(tx, earlier.id);
        }
        const at = clock.now();
        const [added] = await tx<{ id: string }[]>`
          insert into organization_invitations (organization_id, email, role, invited_by, created_at, expires_at)
          values (${organizationId}, ${email}, ${role}, ${userId}, ${at}, ${expiry()}) returning id`;
        await recordSecurityEvent(tx, {
          kind: 'invitation_sent',
          at,
          organizationId,
          actorId: userId,
          details: { invitation: added!.id, role },
        });
        await mailRequests.add('invitation', { email, invitationId: added!.id }, tx);
        return invitationOf(await managed(tx, staff, added!.id), at);
      }),

    /**
     * Mails it again and starts the lifetime again. Earlier mails end when this one is written.
     *
     * @throws AppError `role_not_allowed`, `invitation_ended`, `not_found`, `proof_required`.
     */
    renew: (
      userId: string,
      organizationId: string,
      id: string,
      requireProof: RequireProof = () => {},
    ): Promise<Invitation> =>
      withStaffScope(sql, { userId, organizationId, ability: 'staff' }, async (tx, staff) => {
        const invitation = await managed(tx, staff, id);
        if (invitation.role === 'owner') requireProof();
        if (invitation.acceptedAt || invitation.withdrawnAt) throw new AppError('invitation_ended');
        await tx`
          update organization_invitations set expires_at = ${expiry()} where id = ${id}`;
        await recordSecurityEvent(tx, {
          kind: 'invitation_sent',
          at: clock.now(),
          organizationId,
          actorId: userId,
          details: { invitation: id, role: invitation.role },
        });
        await mailRequests.add('invitation', { email: invitation.email, invitationId: id }, tx);
        return invitationOf(await managed(tx, staff, id), clock.now());
      }),

    /** @throws AppError `role_not_allowed`, `invitation_ended`, `not_found`. */
    revoke: (userId: string, organizationId: string, id: string): Promise<void> =>
      withStaffScope(sql, { userId, organizationId, ability: 'staff' }, async (tx, staff) => {
        const invitation = await managed(tx, staff, id);
        if (invitation.acceptedAt || invitation.withdrawnAt) throw new AppError('invitation_ended');
        await withdraw(tx, id);
        await recordSecurityEvent(tx, {
          kind: 'invitation_withdrawn',
          at: clock.now(),
          organizationId,
          actorId: userId,
          details: { invitation: id, role: invitation.role },
        });
      }),

    /** Makes the token of an open invitation when its mail is written. Null if it has ended. */
    issueToken: (id: string, email: string): Promise<string | null> =>
      withScope(sql, { email }, async (tx) => {
        const token = newSecret();
        const issued = await tx`
          update organization_invitations set token_hash = ${sha256(token)}
          where id = ${id} and email = ${email} and accepted_at is null and withdrawn_at is null
            and expires_at > ${clock.now()}`;
        return issued.count === 1 ? token : null;
      }),

    /**
     * What an open invitation offers to a person.
     *
     * @throws AppError `invitation_ended`, `other_email`.
     */
    offer: (userId: string, token: string): Promise<InvitationOffer> =>
      answering(userId, token, async (tx) => {
        const { organization, invitation } = await lockForAnswer(tx, token, userId);
        const { role, invitedBy, expiresAt } = invitationOf(invitation, clock.now());
        return { organization, role, invitedBy, expiresAt };
      }),

    /**
     * Makes the invited person a colleague. Who is one already keeps their role.
     *
     * @throws AppError `invitation_ended`, `other_email`, `status_not_allowed`, `proof_required`.
     */
    accept: (userId: string, token: string, requireProof: RequireProof = () => {}): Promise<Membership> =>
      answering(userId, token, async (tx) => {
        const { organization, invitation } = await lockForAnswer(tx, token, userId);
        if (!statusAllows(organization.status, 'staff')) throw new AppError('status_not_allowed');
        if (invitation.role === 'owner') requireProof();
        const at = clock.now();
        const { id: organizationId } = organization;
        await tx`update organization_invitations set accepted_at = ${at} where id = ${invitation.id}`;
        const isNew = await addMember(tx, { organizationId, userId, role: invitation.role, at });
        if (isNew) {
          await recordSecurityEvent(tx, {
            kind: 'member_joined',
            at,
            organizationId,
            actorId: userId,
            details: { invitation: invitation.id, role: invitation.role },
          });
        }
        const [member] = await tx<{ role: MemberRole; joinedAt: Date }[]>`
          select role, joined_at as "joinedAt" from organization_members
          where organization_id = ${organizationId} and user_id = ${userId}`;
        const { role, joinedAt } = member!;
        return {
          organization,
          role,
          platformRole: roleOfKind[organization.kind],
          joinedAt: joinedAt.toISOString(),
        };
      }),

    /** @throws AppError `invitation_ended`, `other_email`. */
    decline: (userId: string, token: string): Promise<void> =>
      answering(userId, token, async (tx) => {
        const { organization, invitation } = await lockForAnswer(tx, token, userId);
        await withdraw(tx, invitation.id);
        await recordSecurityEvent(tx, {
          kind: 'invitation_declined',
          at: clock.now(),
          organizationId: organization.id,
          actorId: userId,
          details: { invitation: invitation.id, role: invitation.role },
        });
      }),
  };
}
