import { roleAllows } from '@vetsync/machines/organizations/model';
import type { MemberRole } from '@vetsync/machines/organizations/model';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { setScope } from '../data/scopes.ts';
import type { CommandContext } from './context.ts';
import type { NewFact } from './facts/facts.ts';
import { personOfApplication } from './messages.ts';
import { holdAccount } from './worlds.ts';

/** A colleague who can decide on applications. @throws AppError `not_found`. */
export async function reviewerOf(tx: TransactionSql, organizationId: string, userId: string) {
  const [row] = await tx<{ id: string; name: string | null; role: MemberRole }[]>`
    select u.id, u.name, m.role from organization_members m join named_people u on u.id = m.user_id
    where m.organization_id = ${organizationId} and m.user_id = ${userId}`;
  if (!row || !roleAllows(row.role, 'review')) throw new AppError('not_found');
  return { id: row.id, name: row.name };
}

/**
 * Gives an application to a colleague, or, with null, to nobody. Only the staff learns of it.
 *
 * @throws AppError `not_found`, `role_not_allowed` for one's own application, `application_assigned` if it is no longer
 *   with `fromId`.
 */
export async function assign(
  { tx, userId, commandId, now, newId }: CommandContext,
  {
    organizationId,
    applicationId,
    assigneeId,
    fromId,
  }: {
    organizationId: string;
    applicationId: string;
    assigneeId: string | null;
    fromId?: string | null | undefined;
  },
): Promise<NewFact[]> {
  const assignee = assigneeId === null ? null : await reviewerOf(tx, organizationId, assigneeId);
  const applicantId = await personOfApplication(tx, organizationId, applicationId);
  if (applicantId === userId) throw new AppError('role_not_allowed');
  // Nobody can decide on their own.
  if (applicantId === assigneeId) throw new AppError('not_found');
  await setScope(tx, { userId: applicantId, organizationId });
  await holdAccount(tx, applicantId);
  const [before] = await tx<{ assignee: { id: string; name: string | null } | null }[]>`
    select (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = a.assignee_id) as assignee
    from applications a
    where a.organization_id = ${organizationId} and a.id = ${applicationId} for no key update of a`;
  if (!before) throw new AppError('not_found');
  const currentId = before.assignee?.id ?? null;
  if (currentId === assigneeId) return [];
  if (fromId !== undefined && fromId !== currentId)
    throw new AppError('application_assigned', { state: { applicationId, assignee: before.assignee } });
  await tx`
    update applications set assignee_id = ${assigneeId}
    where organization_id = ${organizationId} and id = ${applicationId}`;
  return [
    {
      id: await newId(),
      audience: { organizationId, aboutId: applicantId },
      kind: 'applicationAssigned',
      subject: applicationId,
      payload: { applicationId, assignee },
      actorId: userId,
      commandId,
      at: now,
      version: null,
      notifies: assignee !== null && assignee.id !== userId,
    },
  ];
}
