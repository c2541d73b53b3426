import { defaultLeadSource } from '@vetsync/machines/leads/model';
import type { Lead, LeadSort, StoredLead } from '@vetsync/machines/leads/model';
import type { Sql } from '../data/db.ts';
import { insertOnce } from '../data/insertOnce.ts';
import type { Added, Inserted } from '../data/insertOnce.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import { likePattern } from '../data/likePattern.ts';
import { microBatch } from '../data/microBatch.ts';

/** What of the leads is meant; what is absent does not restrict. */
export interface LeadFilter {
  /** Text in name, e-mail or organisation. */
  q?: string | undefined;
  veteran?: 'veteran' | 'other' | undefined;
  source?: string | undefined;
}
export interface LeadPageRequest extends LeadFilter {
  sort: LeadSort;
  limit: number;
  cursor?: Keyset | undefined;
}

/** A lead as the database has it, under the names of the API. */
export interface LeadRow extends Omit<StoredLead, 'createdAt'> {
  createdAt: Date;
}

export const storedLead = ({ createdAt, ...lead }: LeadRow): StoredLead => ({
  ...lead,
  createdAt: createdAt.toISOString(),
});

/** Text as it is stored: without space around it, and null instead of nothing. */
export const textOrNull = (text: string | undefined) => text?.trim() || null;

/** A lead by its columns, with the key of the call that brought it. */
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

/** In one statement; where a row's key is there already, its element of the answer is null. */
async function insertRows(sql: Sql, rows: NewRow[]): Promise<(Added | null)[]> {
  const column = (name: keyof NewRow) => rows.map((row) => row[name]);
  const added = await sql<(Added | { id: null })[]>`
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

/** Stores leads; each resolves once it is committed. Leads that come at the same time share a commit. */
export function createLeadInserts(sql: Sql) {
  const insert = microBatch((rows: NewRow[]) => insertRows(sql, rows));
  return (lead: Lead, key: string | null): Promise<Inserted> => {
    const row = rowOf(lead, key);
    const { idempotency_key: _key, ...content } = row;
    return insertOnce(sql, 'leads', content, key, () => insert(row));
  };
}

export const leadColumns = (sql: Sql) => sql`
  l.id, l.name, l.email, l.veteran_status as "veteranStatus", l.organization, l.interest, l.source,
  l.created_at as "createdAt"`;

/** Shortest text that the index can find, in characters. */
const indexedTextLength = 3;
/** Leads that a search reads in the order of the list, before it turns to the index. */
const nearbyLeads = [1_000, 10_000] as const;
/** A text is frequent where the nearby leads fill at least this share of the page. */
const frequentShare = 0.1;

/**
 * A page of leads by time, in a time that does not grow with the leads. A text is first looked for among the next
 * thousand leads, and where it is frequent there, among the next ten thousand; the index finds the others. A text of one
 * or two characters has no index, and reads the leads until the page is full.
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
  const page = async (query: Promise<LeadRow[]>) => pageOf(await query, limit);
  const atMost = limit + 1;

  if (!q) return page(sql<LeadRow[]>`select ${columns} from leads l ${where} ${order} limit ${atMost}`);

  const text = sql`lower(${likePattern(q)})`;
  const matches = sql`lead_text(l.name, l.email, l.organization) like ${text}`;
  const nearby = (count: number | null) =>
    page(sql<LeadRow[]>`
      select ${columns} from (select * from leads l ${where} ${order} limit ${count}) l
      where ${matches} ${order} limit ${atMost}`);
  if ([...q].length < indexedTextLength) return nearby(null);

  for (const count of nearbyLeads) {
    const found = await nearby(count);
    if (found.nextCursor !== null) return found;
    if (found.page.length < limit * frequentShare) break;
  }
  return page(sql<LeadRow[]>`
    with found as materialized (
      select t.id from lead_texts t
      where text_pieces(t.text) @@ pieces_query(lower(${q})) and t.text like ${text}
      union
      select l.id from leads_beyond('texts') l where ${matches}
    )
    select ${columns} from found join leads l using (id) ${where} ${order} limit ${atMost}`);
}

/** Null where there is no lead with this id. */
export async function findLead(sql: Sql, id: string): Promise<LeadRow | null> {
  const [lead] = await sql<LeadRow[]>`select ${leadColumns(sql)} from leads l where l.id = ${id}`;
  return lead ?? null;
}
