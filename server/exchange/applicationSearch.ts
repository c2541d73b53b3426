import { applicationsCountMax } from '@vetsync/machines/model/exchange';
import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import { searchedWords } from '@vetsync/machines/model/text';
import type { PendingQuery, Row } from 'postgres';
import type { TransactionSql } from '../data/db.ts';
import type { Keyset } from '../data/keyset.ts';

type Fragment = PendingQuery<Row[]>;

export interface ApplicationRequest {
  /** Beginnings of words in the applicant's name or the listing's title. */
  q?: string | undefined;
  status?: ApplicationStatus | undefined;
  listing?: string | undefined;
  /** Id of a colleague, or `none`. */
  assignee?: string | undefined;
  sort: 'newest' | 'oldest';
  cursor?: Keyset | undefined;
  limit: number;
}

/** How many applications a text search looks through in list order, one scan after another, before it uses the index. */
const scanSizes = [1_000, 10_000] as const;
/** A text is frequent if the matches in a scan fill at least this share of the page. */
const frequentShare = 0.1;
/** Entries of a word in the index are counted up to this, to find the rarest word. */
const countedMax = 5_000;

/** The words of a search, the rarest first. */
const wordsIn = (tx: TransactionSql, organizationId: string, q: string) => tx<{ word: string }[]>`
  select w.word, (
    select count(*) from (
      select from application_words i where i.organization_id = ${organizationId} and ${begins(tx, tx`w.word`)}
      limit ${countedMax}
    ) counted
  ) as count
  from unnest(${searchedWords(q)}::text[]) w (word) order by count`;
/** The range of all words that begin with one. */
const begins = (tx: TransactionSql, word: Fragment) =>
  tx`i.word >= ${word} collate "C" and i.word < (${word} || chr(1114111)) collate "C"`;

const assigneeIs = (tx: TransactionSql, assignee: string) =>
  assignee === 'none' ? tx`and a.assignee_id is null` : tx`and a.assignee_id = ${assignee}`;

/** Who reads for which organization. Nobody reads what they sent themselves. */
interface Reading {
  userId: string;
  organizationId: string;
}

/** The conditions of a request, but for its text. */
const filtersOf = (
  tx: TransactionSql,
  { userId, organizationId }: Reading,
  { status, listing, assignee }: Pick<ApplicationRequest, 'status' | 'listing' | 'assignee'>,
) => tx`
  a.organization_id = ${organizationId} and a.user_id <> ${userId}
  ${status ? tx`and a.status = ${status}` : tx``} ${listing ? tx`and a.listing_id = ${listing}` : tx``}
  ${assignee === undefined ? tx`` : assigneeIs(tx, assignee)}`;

/** That an application has the beginnings of all words. */
const hasWords = (tx: TransactionSql, words: readonly string[]) =>
  words.reduce((before, word) => tx`${before} and a.search_text like ${`% ${word}%`}`, tx`true`);

/** How many applications a request finds on all its pages, up to `applicationsCountMax`. */
export async function countApplications(
  tx: TransactionSql,
  reading: Reading,
  { q, ...filters }: Omit<ApplicationRequest, 'sort' | 'cursor' | 'limit'>,
): Promise<number> {
  const { organizationId } = reading;
  const where = filtersOf(tx, reading, filters);
  const words = q ? (await wordsIn(tx, organizationId, q)).map(({ word }) => word) : [];
  if (q && words.length === 0) return 0;
  const [rarest = ''] = words;
  const found = q
    ? tx`
        select from (
          select distinct i.application_id as id from application_words i
          where i.organization_id = ${organizationId} and ${begins(tx, tx`${rarest}::text`)}
        ) entries cross join lateral (
          select from applications a where ${where} and a.id = entries.id and ${hasWords(tx, words)} offset 0
        ) a`
    : tx`select from applications a where ${where}`;
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from (${found} limit ${applicationsCountMax}) found`;
  return row!.count;
}

/**
 * The applications of a page and one more, in order. The time doesn't depend on how many an organization has: a search
 * scans the next thousand, then ten thousand if the text is frequent there, and otherwise uses the index.
 *
 * @param source.userId The colleague who reads, and doesn't see what they sent themselves.
 * @param source.columns Of `applications` as `a`.
 */
export async function applicationsFound<Found extends object>(
  tx: TransactionSql,
  { userId, organizationId, columns }: Reading & { columns: Fragment },
  { q, sort, cursor, limit, ...filters }: ApplicationRequest,
): Promise<Found[]> {
  const [after, direction] = sort === 'newest' ? [tx`<`, tx`desc`] : [tx`>`, tx`asc`];
  const where = tx`
    ${filtersOf(tx, { userId, organizationId }, filters)}
    ${cursor ? tx`and (a.submitted_at, a.id) ${after} (${cursor.createdAt}, ${cursor.id})` : tx``}`;
  const order = tx`order by a.submitted_at ${direction}, a.id ${direction}`;
  const atMost = limit + 1;
  if (!q) return tx<Found[]>`select ${columns} from applications a where ${where} ${order} limit ${atMost}`;

  const [rarest, ...others] = (await wordsIn(tx, organizationId, q)).map(({ word }) => word);
  if (rarest === undefined) return [];
  const matches = hasWords(tx, [rarest, ...others]);
  for (const count of scanSizes) {
    const found = await tx<Found[]>`
      select ${columns} from (select * from applications a where ${where} ${order} limit ${count}) a
      where ${matches} ${order} limit ${atMost}`;
    if (found.length === atMost) return found;
    if (found.length < limit * frequentShare) break;
  }
  // The lateral subquery looks each application up by its key, whatever the planner expects of the word.
  return tx<Found[]>`
    with entries as materialized (
      select distinct i.application_id as id from application_words i
      where i.organization_id = ${organizationId} and ${begins(tx, tx`${rarest}::text`)}
    )
    select ${columns} from entries cross join lateral (
      select * from applications a where ${where} and a.id = entries.id and ${matches} offset 0
    ) a ${order} limit ${atMost}`;
}
