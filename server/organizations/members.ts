import {
  mayChangeRole,
  mayManage,
  roleAfterHandOver,
  rolesManagedBy,
} from '@vetsync/machines/organizations/model';
import type { MemberRole, OrganizationMember } from '@vetsync/machines/organizations/model';
import type { MailRequests } from '../accounts/mail/mailRequests.ts';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { withStaffScope } from '../data/scopes.ts';
import { recordSecurityEvent } from './securityEvents.ts';

type Row = Omit<OrganizationMember, 'joinedAt'> & { joinedAt: Date };
const memberOf = ({ joinedAt, ...row }: Row): OrganizationMember => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
});

const lastOwner = 'VB003';
/** What the trigger `keep_last_owner` refuses. */
function asAppError(error: { code?: string }): never {
  throw error.code === lastOwner ? new AppError('last_owner', undefined, { cause: error }) : error;
}

const rows = (tx: TransactionSql, organizationId: string) => tx`
  select u.id as "userId", u.email, u.full_name as "fullName", m.role, m.joined_at as "joinedAt"
  from organization_members m join colleagues u on u.id = m.user_id where m.organization_id = ${organizationId}`;

/** @throws AppError `not_found` for whoever is no colleague. */
async function colleague(tx: TransactionSql, organizationId: string, userId: string): Promise<Row> {
  const [row] = await tx<Row[]>`${rows(tx, organizationId)} and m.user_id = ${userId}`;
  if (!row) throw new AppError('not_found');
  return row;
}

/** Withdraws the open invitations of a colleague that they could no longer send. */
const withdrawInvitations = (
  tx: TransactionSql,
  {
    organizationId,
    userId,
    managed,
    at,
  }: { organizationId: string; userId: string; managed: readonly MemberRole[]; at: Date },
) => tx`
  update organization_invitations set withdrawn_at = ${at}, token_hash = null
  where organization_id = ${organizationId} and invited_by = ${userId} and accepted_at is null
    and withdrawn_at is null and role <> all(${managed as string[]}::text[])`;

async function setRole(
  tx: TransactionSql,
  {
    organizationId,
    userId,
    role,
    at,
  }: { organizationId: string; userId: string; role: MemberRole; at: Date },
): Promise<void> {
  await tx`
    update organization_members set role = ${role}
    where organization_id = ${organizationId} and user_id = ${userId}`.catch(asAppError);
  await withdrawInvitations(tx, { organizationId, userId, managed: rolesManagedBy(role), at });
}

/** Adds a colleague with a role, or leaves the one that they have, in the scope of both. Returns whether they are new. */
export async function addMember(
  tx: TransactionSql,
  {
    organizationId,
    userId,
    role,
    at,
  }: { organizationId: string; userId: string; role: MemberRole; at: Date },
): Promise<boolean> {
  const added = await tx`
    insert into organization_members (organization_id, user_id, role, joined_at)
    select ${organizationId}, u.id, ${role}, ${at} from users u where u.id = ${userId}
    on conflict do nothing`;
  return added.count === 1;
}

/** Called before a change that gives the role of an owner to somebody or takes it from them. @throws AppError `proof_required`. */
export type RequireProof = () => void;

/** The staff of organizations. */
export function createMembers(sql: Sql, clock: Clock, mailRequests: MailRequests) {
  return {
    /** Owners first, then by role and by how long they have been there. */
    list: (userId: string, organizationId: string): Promise<OrganizationMember[]> =>
      withStaffScope(sql, { userId, organizationId, ability: 'see' }, async (tx) => {
        const found = await tx<Row[]>`
          ${rows(tx, organizationId)}
          order by array_position(array['owner', 'manager', 'reviewer', 'viewer'], m.role), m.joined_at, u.id`;
        return found.map(memberOf);
      }),

    /** @throws AppError `role_not_allowed`, `last_owner`, `not_found`, `proof_required`. */
    changeRole: (
      userId: string,
      organizationId: string,
      { subjectId, role }: { subjectId: string; role: MemberRole },
      requireProof: RequireProof = () => {},
    ): Promise<OrganizationMember> =>
      withStaffScope(sql, { userId, organizationId, ability: 'staff' }, async (tx, staff) => {
        const before = await colleague(tx, organizationId, subjectId);
        if (!mayChangeRole(staff.role, before.role, role)) throw new AppError('role_not_allowed');
        if (before.role === 'owner' || role === 'owner') requireProof();
        const at = clock.now();
        await setRole(tx, { organizationId, userId: subjectId, role, at });
        await recordSecurityEvent(tx, {
          kind: 'member_role_changed',
          at,
          organizationId,
          actorId: userId,
          subjectId,
          details: { from: before.role, to: role },
        });
        return memberOf({ ...before, role });
      }),

    /**
     * Removes a colleague, who is told by mail, or oneself: anybody may leave, whatever the role and the organization's status.
     *
     * @throws AppError `role_not_allowed`, `last_owner`, `not_found`, `proof_required`.
     */
    remove(
      userId: string,
      organizationId: string,
      subjectId: string,
      requireProof: RequireProof = () => {},
    ): Promise<void> {
      const leaves = userId === subjectId;
      const ability = leaves ? 'see' : 'staff';
      return withStaffScope(
        sql,
        { userId, organizationId, ability },
        async (tx, staff) => {
          const { role, email } = await colleague(tx, organizationId, subjectId);
          if (!leaves && !mayManage(staff.role, role)) throw new AppError('role_not_allowed');
          if (role === 'owner') requireProof();
          await tx`
            delete from organization_members where organization_id = ${organizationId} and user_id = ${subjectId}`.catch(
            asAppError,
          );
          const at = clock.now();
          await withdrawInvitations(tx, { organizationId, userId: subjectId, managed: [], at });
          await recordSecurityEvent(tx, {
            kind: leaves ? 'member_left' : 'member_removed',
            at,
            organizationId,
            actorId: userId,
            subjectId,
            details: { role },
          });
          if (!leaves)
            await mailRequests.add('member_removed', { email, userId: subjectId, organizationId }, tx);
        },
        { locks: true },
      );
    },

    /**
     * Makes a colleague an owner. The former owner becomes a manager.
     *
     * @throws AppError `role_not_allowed`, `not_found`, `own_ownership`.
     */
    handOver: (userId: string, organizationId: string, subjectId: string): Promise<OrganizationMember> =>
      withStaffScope(sql, { userId, organizationId, ability: 'own' }, async (tx) => {
        if (userId === subjectId) throw new AppError('own_ownership');
        const before = await colleague(tx, organizationId, subjectId);
        const at = clock.now();
        await setRole(tx, { organizationId, userId: subjectId, role: 'owner', at });
        await setRole(tx, { organizationId, userId, role: roleAfterHandOver, at });
        await recordSecurityEvent(tx, {
          kind: 'ownership_handed_over',
          at,
          organizationId,
          actorId: userId,
          subjectId,
          details: { from: before.role },
        });
        return memberOf({ ...before, role: 'owner' });
      }),
  };
}
