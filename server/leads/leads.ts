import { defaultLeadSource } from '@vetsync/machines/leads/model';
import type { Lead, LeadSort, StoredLead } from '@vetsync/machines/leads/model';
import { plainText } from '@vetsync/machines/model/text';
import type { Sql } from '../data/db.ts';
import { insertOnce } from '../data/insertOnce.ts';
import type { InsertedRow, InsertResult } from '../data/insertOnce.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import { foldedPattern } from '../data/likePattern.ts';
import { microBatch } from '../data/microBatch.ts';

/** Filters for leads. A missing filter matches every lead. */
export interface LeadFilter {
  /** Text in name, email or organization. */
  q?: string | undefined;
  veteran?: 'veteran' | 'other' | undefined;
  source?: string | undefined;
}
export interface LeadPageRequest extends LeadFilter {
  sort: LeadSort;
  limit: number;
  cursor?: Keyset | undefined;
}

/** A lead as stored in the database, with the API's field names. */
export interface LeadRow extends Omit<StoredLead, 'createdAt'> {
  createdAt: Date;
}

export const storedLead = ({ createdAt, ...lead }: LeadRow): StoredLead => ({
  ...lead,
  createdAt: createdAt.toISOString(),
});

/** Trimmed text for the database. Null if it is empty. */
export const textOrNull = (text: string | undefined) => text?.trim() || null;

/** A lead's columns, with the idempotency key of its call. */
function rowOf(lead: Lead, key: string | null) {
  return {
    name: lead.name,
    email: lead.email,
    veteran_status: textOrNull(lead.veteranStatus),
    organization: textOrNull(lead.organization),
    interest: textOrNull(lead.interest),
    source: textOrNull(lead.source) ?? defaultLeadSource,
    idempotency_key: key,
  };
}
type NewRow = ReturnType<typeof rowOf>;

/** Inserts all rows in one statement. The result has null for each row whose key exists already. */
async function insertRows(sql: Sql, rows: NewRow[]): Promise<(InsertedRow | null)[]> {
  const column = (name: keyof NewRow) => rows.map((row) => row[name]);
  const added = await sql<(InsertedRow | { id: null })[]>`
    with given as materialized (
      select uuidv7() as id, * from unnest(
        ${column('name')}::text[], ${column('email')}::text[], ${column('veteran_status')}::text[],
        ${column('organization')}::text[], ${column('interest')}::text[], ${column('source')}::text[],
        ${column('idempotency_key')}::text[]
      ) with ordinality
        as row (name, email, veteran_status, organization, interest, source, idempotency_key, ordinal)
    ), added as (
      insert into leads (id, name, email, veteran_status, organization, interest, source, idempotency_key)
      select id, name, email, veteran_status, organization, interest, source, idempotency_key
      from given order by ordinal
      on conflict (idempotency_key) do nothing returning id, created_at
    )
    select added.id, added.created_at as "createdAt" from given left join added using (id) order by ordinal`;
  return added.map((row) => (row.id === null ? null : row));
}

/** Stores leads. Each call resolves once its lead is committed. Concurrent calls share a commit. */
export function createLeadInserts(sql: Sql) {
  const insert = microBatch((rows: NewRow[]) => insertRows(sql, rows));
  return (lead: Lead, key: string | null): Promise<InsertResult> => {
    const row = rowOf(lead, key);
    const { idempotency_key: _key, ...content } = row;
    return insertOnce(sql, 'leads', content, key, () => insert(row));
  };
}

export const leadColumns = (sql: Sql) => sql`
  l.id, l.name, l.email, l.veteran_status as "veteranStatus", l.organization, l.interest, l.source,
  l.created_at as "createdAt"`;

/** Shortest text that the index can search for, in characters. */
const indexedTextLength = 3;
/** How many leads a search scans in list order, one scan after another, before it uses the index. */
const scanSizes = [1_000, 10_000] as const;
/** A text is frequent if the matches in a scan fill at least this share of the page. */
const frequentShare = 0.1;

/**
 * A page of leads, sorted by time. The response time doesn't depend on how many leads there are: a search scans the next
 * thousand leads, then ten thousand if the text is frequent there, and otherwise uses the index. Texts of one or two
 * characters have no index, so those searches scan until the page is full.
 */
export async function listLeads(sql: Sql, request: LeadPageRequest) {
  const { q, veteran, source, sort, cursor, limit } = request;
  const isNewest = sort === 'newest';
  const columns = leadColumns(sql);
  const order = isNewest ? sql`order by l.created_at desc, l.id desc` : sql`order by l.created_at, l.id`;
  const after =
    cursor &&
    (isNewest
      ? sql`and (l.created_at, l.id) < (${cursor.createdAt}, ${cursor.id})`
      : sql`and (l.created_at, l.id) > (${cursor.createdAt}, ${cursor.id})`);
  const where = sql`
    where true ${after ?? sql``}
    ${veteran ? sql`and coalesce(l.veteran_status = 'veteran', false) = ${veteran === 'veteran'}` : sql``}
    ${source === undefined ? sql`` : sql`and l.source = ${source}`}`;
  const toPage = async (query: Promise<LeadRow[]>) => pageOf(await query, limit);
  const atMost = limit + 1;

  if (!q) return toPage(sql<LeadRow[]>`select ${columns} from leads l ${where} ${order} limit ${atMost}`);

  const searched = plainText(q);
  const matches = sql`lead_text(l.name, l.email, l.organization) like ${foldedPattern(q)}`;
  /** Null scans all leads. */
  const scan = (count: number | null) =>
    toPage(sql<LeadRow[]>`
      select ${columns} from (select * from leads l ${where} ${order} limit ${count}) l
      where ${matches} ${order} limit ${atMost}`);
  if ([...searched].length < indexedTextLength) return scan(null);

  for (const count of scanSizes) {
    const found = await scan(count);
    if (found.nextCursor !== null) return found;
    if (found.page.length < limit * frequentShare) break;
  }
  // Leads that aren't in the text index yet are searched without it.
  return toPage(sql<LeadRow[]>`
    with found as materialized (
      select t.id from lead_texts t
      where text_pieces(t.text) @@ pieces_query(${searched}) and t.text like ${foldedPattern(q)}
      union
      select l.id from leads_beyond('texts') l where ${matches}
    )
    select ${columns} from found join leads l using (id) ${where} ${order} limit ${atMost}`);
}

/** Null if the id is unknown. */
export async function findLead(sql: Sql, id: string): Promise<LeadRow | null> {
  const [lead] = await sql<LeadRow[]>`select ${leadColumns(sql)} from leads l where l.id = ${id}`;
  return lead ?? null;
}
