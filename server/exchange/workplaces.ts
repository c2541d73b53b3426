import type { Workplaces } from '@vetsync/machines/organizations/model';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { withScope, setScope } from '../data/scopes.ts';
import { countUnread } from './notifications/staffNotifications.ts';

/** For whom a person acts, and what they have not read there. */
export const createWorkplaces = (sql: Sql, clock: Clock) => ({
  of: (userId: string): Promise<Omit<Workplaces, 'memberships'>> =>
    withScope(sql, { userId }, async (tx) => {
      const [account] = await tx<{ actedFor: string | null }[]>`
        select case when acting_for = 'me' then 'me' else (
          select o.slug from organizations o where o.id::text = acting_for
        ) end as "actedFor" from users where id = ${userId}`;
      const organizations = await tx<{ id: string }[]>`
        select o.id from organization_members m join organizations o on o.id = m.organization_id
        where m.user_id = ${userId} and o.status <> 'suspended'`;
      const unread: Record<string, number> = {};
      for (const { id: organizationId } of organizations) {
        await setScope(tx, { userId, organizationId, colleague: userId });
        unread[organizationId] = await countUnread(tx, { userId, organizationId }, clock.now());
      }
      return { actedFor: account?.actedFor ?? null, unread };
    }),

  /** Remembers for whom a person acts: an organization for which they work, or themselves. */
  remember: (userId: string, slug: string | null): Promise<void> =>
    withScope(sql, { userId }, async (tx) => {
      await tx`
        update users set acting_for = coalesce((
          select o.id::text from organizations o join organization_members m on m.organization_id = o.id
          where o.slug = ${slug} and m.user_id = ${userId}
        ), 'me') where id = ${userId}`;
    }),
});
