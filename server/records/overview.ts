import { roles } from '@vetsync/machines/account/model';
import type { AdminOverview } from '@vetsync/machines/admin/model';
import { countedRole, othersThanUsers } from '../accounts/people/countedRole.ts';
import type { Sql } from '../data/db.ts';
import { leadSummary } from '../leads/leadRollups.ts';
import { withScope } from '../data/scopes.ts';

type Counts = Omit<AdminOverview, 'health' | 'questions'>;
type Waiting = AdminOverview['waiting'];

/** How many are listed by name. */
const namedMax = 8;

/** What waits for a decision of an administrator. Each part reads the index of its status. */
const countWaiting = (sql: Sql): Promise<Waiting> =>
  withScope(sql, { administration: true }, async (tx) => {
    const oldest = await tx<(Omit<Waiting['oldest'][number], 'since'> & { since: Date })[]>`
      (select 'organizations' as part, id, name, created_at as since
        from organizations where status = 'pending' order by created_at, id limit ${namedMax})
      union all
      (select 'reports', r.id, coalesce((select u.name from named_people u where u.id = r.mentor_id), o.name, ''), r.at
        from reports r left join organizations o on o.id = r.organization_id
        where r.status = 'open' order by r.at, r.id limit ${namedMax})
      union all
      (select 'requests', id, organization, created_at
        from custom_solution_leads where status = 'new' order by created_at, id limit ${namedMax})
      order by since, id limit ${namedMax}`;
    const [row] = await tx<Omit<Waiting, 'oldest'>[]>`
      select (select count(*)::float8 from organizations where status = 'pending') as organizations,
        (select count(*)::float8 from reports where status = 'open') as reports,
        (select count(*)::float8 from custom_solution_leads where status = 'new') as requests`;
    return { ...row!, oldest: oldest.map((one) => ({ ...one, since: one.since.toISOString() })) };
  });

/** Counts the accounts that are more than a person's own. */
const countByRole = (sql: Sql): Promise<{ role: string; count: number }[]> =>
  withScope(
    sql,
    { administration: true },
    (tx) => tx<{ role: string; count: number }[]>`
      select ${countedRole(tx)} as role, count(*)::float8 as count
      from users u where u.id in (${othersThanUsers(tx)}) group by 1`,
  );

/** Counts for administrators, exact at the time of the query. */
export async function overviewCounts(sql: Sql, now: Date): Promise<Counts> {
  const [[row], byRole, leads, waiting] = await Promise.all([
    sql<
      {
        total: number;
        banned: number;
        verified: number;
        secondFactor: number;
        sessions: number;
        solutions: number;
      }[]
    >`
      select
        (select count(*)::float8 from users) as total,
        (select count(*)::float8 from users where banned_at is not null) as banned,
        (select count(*)::float8 from users where veteran_verified) as verified,
        (select count(distinct user_id)::float8 from second_factors where verified_at is not null) as "secondFactor",
        (select count(*)::float8 from sessions where expires_at > ${now}) as sessions,
        (select count(*)::float8 from custom_solution_leads) as solutions`,
    countByRole(sql),
    leadSummary(sql),
    countWaiting(sql),
  ]);
  const { total, banned, verified, secondFactor, sessions, solutions } = row!;
  const others = byRole.reduce((sum, { count }) => sum + count, 0);
  return {
    users: {
      total,
      byRole: {
        ...Object.fromEntries(roles.map((role) => [role, 0])),
        ...Object.fromEntries(byRole.map(({ role, count }) => [role, count])),
        user: total - others,
      },
      banned,
      veteranVerified: verified,
      secondFactor,
    },
    sessions,
    leads: leads.total,
    solutions,
    waiting,
  };
}

/** State of the database and its mail outbox. `latencyMs` is the time of the simplest query. */
export async function databaseHealth(sql: Sql): Promise<Pick<AdminOverview['health'], 'database' | 'mail'>> {
  const begun = performance.now();
  await sql`select 1`;
  const latencyMs = Math.round((performance.now() - begun) * 10) / 10;
  const [row] = await sql<{ sizeBytes: number; waiting: number; failing: number }[]>`
    select pg_database_size(current_database())::float8 as "sizeBytes",
      (select count(*)::float8 from mail_outbox) as waiting,
      -- The first attempt of what is just being sent counts already.
      (select count(*)::float8 from mail_outbox where attempts > 1) as failing`;
  const { sizeBytes, ...mail } = row!;
  return { database: { reachable: true, latencyMs, sizeBytes }, mail };
}
