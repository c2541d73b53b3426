import { foldedPattern } from '../data/likePattern.ts';
import type { CustomSolution } from '@vetsync/machines/landing/model';
import type { SolutionStatus, SolutionRequest, SolutionRequestChange } from '@vetsync/machines/leads/model';
import { dayCell, setting } from './csvExports.ts';
import type { CsvExport } from './csvExports.ts';
import type { Sql } from '../data/db.ts';
import { insertOnce } from '../data/insertOnce.ts';
import type { InsertedRow, InsertResult } from '../data/insertOnce.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import { textOrNull } from './leads.ts';
import { safeCellSql } from './leadsCsv.ts';

/** Stores a request. Resolves once it is committed. */
export function insertCustomSolution(
  sql: Sql,
  solution: CustomSolution,
  idempotencyKey: string | null,
): Promise<InsertResult> {
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
    const [added] = await sql<InsertedRow[]>`
        insert into custom_solution_leads ${sql({ ...row, idempotency_key: idempotencyKey })}
        on conflict (idempotency_key) do nothing returning id, created_at as "createdAt"`;
    return added ?? null;
  });
}

/** Filters for requests. Missing ones don't restrict. */
export interface RequestFilter {
  /** Text in name, email or organization. */
  q?: string | undefined;
  status?: SolutionStatus | undefined;
}

interface RequestRow extends Omit<SolutionRequest, 'createdAt' | 'statusChangedAt'> {
  createdAt: Date;
  statusChangedAt: Date | null;
}

const storedRequest = ({ createdAt, statusChangedAt, ...request }: RequestRow): SolutionRequest => ({
  ...request,
  createdAt: createdAt.toISOString(),
  statusChangedAt: statusChangedAt?.toISOString() ?? null,
});

const searched = `fold_text(s.name || E'\\n' || s.email || E'\\n' || s.organization)`;
const changer = `coalesce(nullif(btrim(u.full_name), ''), u.email)`;

const rowsOf = (sql: Sql) => sql`
  select s.id, s.name, s.email, s.organization, s.use_case as "useCase", s.requirements, s.timeline,
    s.budget_range as "budgetRange", s.created_at as "createdAt", s.status,
    s.status_changed_at as "statusChangedAt", ${sql.unsafe(changer)} as "statusChangedBy", s.version
  from custom_solution_leads s left join users u on u.id = s.status_changed_by`;

/** A page of requests, newest first. */
export async function listCustomSolutions(
  sql: Sql,
  { q, status, cursor, limit }: RequestFilter & { cursor?: Keyset | undefined; limit: number },
): Promise<{ solutions: SolutionRequest[]; nextCursor: string | null }> {
  const rows = await sql<RequestRow[]>`
    ${rowsOf(sql)}
    where true
      ${cursor ? sql`and (s.created_at, s.id) < (${cursor.createdAt}, ${cursor.id})` : sql``}
      ${status ? sql`and s.status = ${status}` : sql``}
      ${q ? sql`and ${sql.unsafe(searched)} like ${foldedPattern(q)}` : sql``}
    order by s.created_at desc, s.id desc limit ${limit + 1}`;
  const { page, nextCursor } = pageOf(rows, limit);
  return { solutions: page.map(storedRequest), nextCursor };
}

/** Null if the id is unknown. */
export async function findCustomSolution(sql: Sql, id: string): Promise<SolutionRequest | null> {
  const [row] = await sql<RequestRow[]>`${rowsOf(sql)} where s.id = ${id}`;
  return row ? storedRequest(row) : null;
}

/**
 * Sets the status of a request, and records who changed it and when.
 *
 * @returns Whether the change was based on the current version, and the current request. Null if the id is unknown.
 */
export async function changeCustomSolution(
  sql: Sql,
  id: string,
  { status, version, by, now }: SolutionRequestChange & { by: string; now: Date },
): Promise<{ isChanged: boolean; request: SolutionRequest | null }> {
  const { count } = await sql`
    update custom_solution_leads
    set status = ${status}, status_changed_at = ${now}, status_changed_by = ${by}, version = version + 1
    where id = ${id} and version = ${version}`;
  return { isChanged: count === 1, request: await findCustomSolution(sql, id) };
}

/** The export's columns and their expressions. */
const exported: readonly (readonly [string, string])[] = [
  ['Name', 's.name'],
  ['Email', 's.email'],
  ['Organization', 's.organization'],
  ['Use Case', 's.use_case'],
  ['Requirements', 's.requirements'],
  ['Timeline', 's.timeline'],
  ['Budget', 's.budget_range'],
  ['Status', 's.status'],
  ['Status Changed By', changer],
];

/** All matching requests, newest first. */
export function customSolutionExport({ q, status, locale }: RequestFilter & { locale: string }): CsvExport {
  const [changed, created] = [dayCell('s.status_changed_at', locale), dayCell('s.created_at', locale)];
  const where = [
    'true',
    ...(q ? [`${searched} like ${setting('text')}`] : []),
    ...(status ? [`s.status = ${setting('status')}`] : []),
  ];
  const cells = [
    ...exported.map(([, expression]) => safeCellSql(expression)),
    `coalesce(${changed.sql}, '')`,
    created.sql,
  ];
  return {
    columns: [...exported.map(([label]) => label), 'Status Changed', 'Date'],
    select: `
      select ${cells.join(', ')}
      from custom_solution_leads s left join users u on u.id = s.status_changed_by
      where ${where.join(' and ')} order by s.created_at desc, s.id desc`,
    settings: { ...created.settings, text: foldedPattern(q ?? ''), status: status ?? '' },
  };
}

/** File name of an export on this day. */
export const requestsFileName = (now: Date) => `vetsync-requests-${now.toISOString().slice(0, 10)}.csv`;
