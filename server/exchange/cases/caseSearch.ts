import { casesCountMax } from '@vetsync/machines/model/exchange';
import type { CaseFilters, CasePage, CaseSort, ServicePage } from '@vetsync/machines/model/exchange';
import { searchedWords } from '@vetsync/machines/model/text';
import { daySchema, instantSchema, uuidSchema } from '@vetsync/machines/system/model';
import type { PendingQuery, Row } from 'postgres';
import * as z from 'zod/mini';
import type { TransactionSql } from '../../data/db.ts';
import { cursorsOf, pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { caseColumns, caseRowOf } from './caseRows.ts';
import type { StoredCase } from './caseRows.ts';

type Fragment = PendingQuery<Row[]>;

/** Who reads for which organization. Nobody reads what it has about themselves. */
export interface CaseReader {
  userId: string;
  organizationId: string;
}
/** A place in a list of cases: what it is sorted by, as text, and an id. */
interface CasePosition {
  sort: CaseSort;
  key: string;
  id: string;
}
export interface CaseRequest extends CaseFilters {
  sort: CaseSort;
  cursor?: CasePosition | undefined;
  limit: number;
}

/** A case as a list reads it. */
type FoundCase = StoredCase & { searchText: string };
interface Sort {
  /** What is compared. Never null, so that nothing is left out. */
  of: string;
  type: string;
  direction: 'asc' | 'desc';
  keyOf: (row: FoundCase) => string;
  /** What a key can be. PostgreSQL takes no other text for one. */
  key: z.ZodMiniType<string>;
}
const sorts: Readonly<Record<CaseSort, Sort>> = {
  newest: {
    of: 'c.opened_at',
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ openedAt }) => openedAt.toISOString(),
    key: instantSchema,
  },
  // It begins with the name.
  name: {
    of: 'c.search_text',
    type: 'text',
    direction: 'asc',
    keyOf: ({ searchText }) => searchText,
    key: z.string().check(z.regex(/^[^\0]*$/)),
  },
  next: {
    of: "coalesce(c.next_on, 'infinity')",
    type: 'date',
    direction: 'asc',
    keyOf: ({ nextOn }) => nextOn ?? 'infinity',
    key: z.union([daySchema, z.literal('infinity')]),
  },
  contact: {
    of: 'coalesce(c.last_contact_at, c.opened_at)',
    type: 'timestamptz',
    direction: 'asc',
    keyOf: ({ lastContactAt, openedAt }) => (lastContactAt ?? openedAt).toISOString(),
    key: instantSchema,
  },
  progress: {
    of: 'coalesce(c.progress, 101)',
    type: 'smallint',
    direction: 'asc',
    keyOf: ({ progress }) => String(progress ?? 101),
    key: z.string().check(z.regex(/^\d{1,3}$/)),
  },
};

const positionSchema = z
  .strictObject({
    sort: z.enum(Object.keys(sorts) as [CaseSort, ...CaseSort[]]),
    key: z.string().check(z.maxLength(1_500)),
    id: uuidSchema,
  })
  .check(z.refine(({ sort, key }) => sorts[sort].key.safeParse(key).success));
/** What a page of cases gives as its next cursor. Anything else is invalid. */
const { write: cursorOf, schema: caseCursorSchema } = cursorsOf<CasePosition>(positionSchema, 2_500);
export { caseCursorSchema };

/** That a case, as `c`, has the beginnings of all words. */
const hasWords = (tx: TransactionSql, q: string) =>
  searchedWords(q).reduce((all, word) => tx`${all} and c.search_text like ${`% ${word}%`}`, tx`true`);

const ownerIs = (tx: TransactionSql, owner: string | undefined): Fragment => {
  if (owner === undefined) return tx``;
  return owner === 'none' ? tx`and c.owner_id is null` : tx`and c.owner_id = ${owner}`;
};

/** Cases of a kind that a colleague may read, as `c`. */
const readableCases = (tx: TransactionSql, { userId, organizationId }: CaseReader) => tx`
  c.organization_id = ${organizationId} and c.user_id <> ${userId} and c.undone_at is null`;

const filtersOf = (
  tx: TransactionSql,
  reader: CaseReader,
  { kind, q, status, listing, owner, priority, due }: CaseFilters,
) => tx`
  ${readableCases(tx, reader)} and c.kind = ${kind}
  ${q ? tx`and ${hasWords(tx, q)}` : tx``} ${status ? tx`and c.status = ${status}` : tx``}
  ${listing ? tx`and c.listing_id = ${listing}` : tx``} ${ownerIs(tx, owner)}
  ${priority ? tx`and c.priority = ${priority}` : tx``}
  ${due ? tx`and c.closed_at is null and c.next_on <= ${due}` : tx``}`;

const countUpTo = async (tx: TransactionSql, found: Fragment): Promise<number> => {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from (${found} limit ${casesCountMax}) found`;
  return row!.count;
};

/** A page of cases. The first one says how many there are, and a cursor goes on in its own order. */
export async function casesFound(
  tx: TransactionSql,
  reader: CaseReader,
  { sort: wanted, cursor, limit, ...filters }: CaseRequest,
): Promise<CasePage> {
  const sort = cursor?.sort ?? wanted;
  const { of, type, direction, keyOf } = sorts[sort];
  const [value, order] = [tx.unsafe(of), tx.unsafe(direction)];
  const after = direction === 'desc' ? tx`<` : tx`>`;
  const where = filtersOf(tx, reader, filters);
  const [rows, total, statuses] = await Promise.all([
    tx<FoundCase[]>`
      select ${caseColumns(tx)}, c.search_text as "searchText" from cases c
      where ${where} ${cursor ? tx`and (${value}, c.id) ${after} (${cursor.key}::text::${tx.unsafe(type)}, ${cursor.id}::uuid)` : tx``}
      order by ${value} ${order}, c.id ${order} limit ${limit + 1}`,
    cursor ? null : countUpTo(tx, tx`select from cases c where ${where}`),
    cursor
      ? null
      : tx<NonNullable<CasePage['statuses']>>`
          select c.status, count(*)::int as count from cases c
          where ${readableCases(tx, reader)} and c.kind = ${filters.kind} group by c.status order by c.status`,
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    cases: page.map(({ searchText: _searchText, ...row }) => caseRowOf(row)),
    nextCursor: rows.length > limit && last ? cursorOf({ sort, key: keyOf(last), id: last.id }) : null,
    total,
    statuses: statuses && [...statuses],
  };
}

export interface ServiceRequest {
  q?: string | undefined;
  status?: string | undefined;
  owner?: string | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}
type StoredService = Omit<ServicePage['services'][number], 'requestedAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
};

/** A page of services that somebody was promised or has asked for, oldest first; those of open cases that are not over. */
export async function servicesFound(
  tx: TransactionSql,
  reader: CaseReader,
  { q, status, owner, cursor, limit }: ServiceRequest,
): Promise<ServicePage> {
  const open = tx`
    from case_services s join cases c on c.organization_id = s.organization_id and c.id = s.case_id
    where s.organization_id = ${reader.organizationId} and ${readableCases(tx, reader)}
      ${status === undefined ? tx`and c.closed_at is null and s.status not in ('done', 'declined')` : tx``}`;
  const found = tx`
    ${open} ${status ? tx`and s.status = ${status}` : tx``} ${ownerIs(tx, owner)} ${q ? tx`and (${hasWords(tx, q)} or ${hasName(tx, q)})` : tx``}`;
  const [rows, total, statuses] = await Promise.all([
    tx<StoredService[]>`
      select s.id, s.name, s.status, s.requested_at as "createdAt", s.updated_at as "updatedAt", s.case_id as "caseId",
        c.person_name as "personName", c.title,
        (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = c.owner_id) as owner
      ${found} ${cursor ? tx`and (s.requested_at, s.id) > (${cursor.createdAt}, ${cursor.id})` : tx``}
      order by s.requested_at, s.id limit ${limit + 1}`,
    cursor ? null : countUpTo(tx, tx`select ${found}`),
    cursor
      ? null
      : tx<NonNullable<ServicePage['statuses']>>`
          select s.status, count(*)::int as count
          from case_services s join cases c on c.organization_id = s.organization_id and c.id = s.case_id
          where s.organization_id = ${reader.organizationId} and ${readableCases(tx, reader)} and c.closed_at is null
          group by s.status order by s.status`,
  ]);
  const { page, nextCursor } = pageOf(rows, limit);
  return {
    services: page.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      requestedAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    nextCursor,
    total,
    statuses: statuses && [...statuses],
  };
}

/** That a service, as `s`, has the beginnings of all words in its name. */
const hasName = (tx: TransactionSql, q: string) =>
  searchedWords(q).reduce((all, word) => tx`${all} and search_words(s.name) like ${`% ${word}%`}`, tx`true`);
