import type { MailRequests } from '../accounts/mail/mailRequests.ts';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { endOrganization } from './endings.ts';
import { setScope } from '../data/scopes.ts';

/** What becomes of the organizations that would have no owner left. */
export interface Leaving {
  userId: string;
  email: string;
  /** `all`: they end. `empty`: those where nobody else works. `none`: the person is asked first. */
  ends: 'all' | 'empty' | 'none';
  at: Date;
  mailRequests: MailRequests;
}

/**
 * Prepares the deletion of an account. Locks the organizations that the person owns, in order, so accounts that are
 * deleted at the same moment wait for each other.
 *
 * @throws AppError `only_owner` if organizations would be left without an owner and may not end. Nothing is changed then.
 */
export async function leaveOrganizations(
  tx: TransactionSql,
  { userId, email, ends, at, mailRequests }: Leaving,
): Promise<void> {
  await setScope(tx, { userId });
  const owned = await tx<{ id: string; slug: string; name: string }[]>`
    select o.id, o.slug, o.name from organization_members m join organizations o on o.id = m.organization_id
    where m.user_id = ${userId} and m.role = 'owner' order by o.id`;
  const left: (typeof owned)[number][] = [];
  for (const organization of owned) {
    const { id: organizationId } = organization;
    await setScope(tx, { organizationId });
    await tx`select from organizations where id = ${organizationId} for no key update`;
    const colleagues = await tx<{ role: string }[]>`
      select role from organization_members where organization_id = ${organizationId} and user_id <> ${userId}`;
    if (colleagues.some(({ role }) => role === 'owner')) continue;
    if (ends === 'all' || (ends === 'empty' && colleagues.length === 0))
      await endOrganization(tx, { organizationId, actorId: userId, at, mailRequests });
    else left.push(organization);
  }
  if (left.length > 0)
    throw new AppError('only_owner', { organizations: left.map(({ slug, name }) => ({ slug, name })) });
  await setScope(tx, { email });
  await tx`delete from organization_invitations where email = ${email}`;
}
