import type { CustomSolution, StoredCustomSolution } from '@vetsync/machines/model';
import type { Sql } from './db.ts';
import { insertOnce } from './insertOnce.ts';
import type { Added, Inserted } from './insertOnce.ts';
import { pageOf } from './keyset.ts';
import type { Keyset } from './keyset.ts';
import { textOrNull } from './leads.ts';

/** Stores a request; resolves once it is committed. */
export function insertCustomSolution(
  sql: Sql,
  solution: CustomSolution,
  idempotencyKey: string | null,
): Promise<Inserted> {
  const row = {
    name: solution.name,
    email: solution.email,
    organization: solution.organization,
    use_case: textOrNull(solution.useCase),
    requirements: textOrNull(solution.requirements),
    timeline: solution.timeline ?? null,
    budget_range: solution.budgetRange ?? null,
  };
  return insertOnce(sql, 'custom_solution_leads', row, idempotencyKey, async () => {
    const [added] = await sql<Added[]>`
        insert into custom_solution_leads ${sql({ ...row, idempotency_key: idempotencyKey })}
        on conflict (idempotency_key) do nothing returning id, created_at as "createdAt"`;
    return added ?? null;
  });
}

/** A page of requests, newest first. */
export async function listCustomSolutions(
  sql: Sql,
  { cursor, limit }: { cursor?: Keyset | undefined; limit: number },
): Promise<{ solutions: StoredCustomSolution[]; nextCursor: string | null }> {
  const rows = await sql<(Omit<StoredCustomSolution, 'createdAt'> & { createdAt: Date })[]>`
    select id, name, email, organization, use_case as "useCase", requirements, timeline,
      budget_range as "budgetRange", created_at as "createdAt"
    from custom_solution_leads
    ${cursor ? sql`where (created_at, id) < (${cursor.createdAt}, ${cursor.id})` : sql``}
    order by created_at desc, id desc limit ${limit + 1}`;
  const { page, nextCursor } = pageOf(rows, limit);
  return {
    solutions: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor,
  };
}
