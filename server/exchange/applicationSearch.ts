import {
  applicationsCountMax,
  applicationSorts,
  placeKey,
  skillWord,
} from '@vetsync/machines/model/exchange';
import type { ApplicationSort, ApplicationStatus } from '@vetsync/machines/model/exchange';
import { searchedWords } from '@vetsync/machines/model/text';
import { instantSchema, uuidSchema } from '@vetsync/machines/system/model';
import type { PendingQuery, Row } from 'postgres';
import * as z from 'zod/mini';
import type { TransactionSql } from '../data/db.ts';
import { cursorsOf } from '../data/keyset.ts';

type Fragment = PendingQuery<Row[]>;

/** A place in a list: what it is sorted by, as text, then the time and an id. Of a list by time, the first says nothing. */
export interface ApplicationPosition {
  sort: ApplicationSort;
  key: string;
  at: string;
  id: string;
}
interface Sort {
  /** What is compared before the time. Never null, so that nothing is left out. */
  by: { column: string; type: string; key: z.ZodMiniType<string> } | null;
  direction: 'asc' | 'desc';
}
const figure = z.string().check(z.regex(/^-?\d{1,4}$/));
/** Each has an index. */
const sorts: Readonly<Record<ApplicationSort, Sort>> = {
  newest: { by: null, direction: 'desc' },
  oldest: { by: null, direction: 'asc' },
  requirements: { by: { column: 'a.requirements_share', type: 'smallint', key: figure }, direction: 'desc' },
  years: { by: { column: 'a.years_sent', type: 'smallint', key: figure }, direction: 'desc' },
  place: {
    by: { column: 'a.place_sent', type: 'text', key: z.string().check(z.regex(/^[^\0]*$/)) },
    direction: 'asc',
  },
};
const positionSchema = z
  .strictObject({
    sort: z.enum(applicationSorts),
    key: z.string().check(z.maxLength(1_500)),
    at: instantSchema,
    id: uuidSchema,
  })
  .check(z.refine(({ sort, key }) => sorts[sort].by?.key.safeParse(key).success ?? key === ''));
/** What a page of applications gives as its next cursor. Anything else is invalid. */
export const applicationCursors = cursorsOf<ApplicationPosition>(positionSchema, 2_500);

/** What an application is sorted by, of `applications` as `a`. */
export const positionColumn = (tx: TransactionSql, sort: ApplicationSort) =>
  tx`${tx.unsafe(sorts[sort].by?.column ?? "''")}::text as key`;

export interface ApplicationRequest {
  /** Beginnings of words in the applicant's name, the listing's title or what was sent. */
  q?: string | undefined;
  status?: ApplicationStatus | undefined;
  listing?: string | undefined;
  /** Id of a colleague, or `none`. */
  assignee?: string | undefined;
  place?: string | undefined;
  /** One of those that were sent. */
  skill?: string | undefined;
  /** Everything that the listing requires. */
  requirements?: 'met' | undefined;
  sort: ApplicationSort;
  cursor?: ApplicationPosition | undefined;
  limit: number;
}

/** How many applications a text search looks through in list order, one scan after another, before it uses the index. */
const scanSizes = [1_000, 10_000] as const;
/** A text is frequent if the matches in a scan fill at least this share of the page. */
const frequentShare = 0.1;
/** Entries of a word in the index are counted up to this, to find the rarest word. */
const countedMax = 5_000;

/** What is searched as words; null if nothing is. A search without any word finds nothing. */
function termsOf({ q, skill }: Pick<ApplicationRequest, 'q' | 'skill'>): string[] | null {
  const words = searchedWords(q ?? '');
  if (q && words.length === 0) return [];
  const terms = skill === undefined ? words : [...words, skillWord(skill)];
  return terms.length === 0 ? null : terms;
}

/** Them, the rarest first. */
const byRarity = (tx: TransactionSql, organizationId: string, words: readonly string[]) => tx<
  { word: string; count: number }[]
>`
  select w.word, (
    select count(*)::int from (
      select from application_words i where i.organization_id = ${organizationId} and ${begins(tx, tx`w.word`)}
      limit ${countedMax}
    ) counted
  ) as count
  from unnest(${words}::text[]) w (word) order by count`;
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

/** The share of what is required by whom everything is met. */
const everything = 1_000;

/** The conditions of a request, but for its words. */
const filtersOf = (
  tx: TransactionSql,
  { userId, organizationId }: Reading,
  {
    status,
    listing,
    assignee,
    place,
    requirements,
  }: Pick<ApplicationRequest, 'status' | 'listing' | 'assignee' | 'place' | 'requirements'>,
) => tx`
  a.organization_id = ${organizationId} and a.user_id <> ${userId}
  ${status ? tx`and a.status = ${status}` : tx``} ${listing ? tx`and a.listing_id = ${listing}` : tx``}
  ${assignee === undefined ? tx`` : assigneeIs(tx, assignee)}
  ${place === undefined ? tx`` : tx`and a.place_sent = ${placeKey(place)}`}
  ${requirements === undefined ? tx`` : tx`and a.requirements_share = ${everything}`}`;

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
/** That an application has the beginnings of all words. */
const hasWords = (tx: TransactionSql, words: readonly string[]) =>
  words.reduce((before, word) => tx`${before} and a.search_text like ${`% ${escaped(word)}%`}`, tx`true`);

/**
 * How many applications a request finds on all its pages, up to `applicationsCountMax`. Null if each of its words is in as
 * many: looking through them would take longer than the page does.
 */
export async function countApplications(
  tx: TransactionSql,
  reading: Reading,
  { q, skill, ...filters }: Omit<ApplicationRequest, 'sort' | 'cursor' | 'limit'>,
): Promise<number | null> {
  const { organizationId } = reading;
  const where = filtersOf(tx, reading, filters);
  const terms = termsOf({ q, skill });
  if (terms?.length === 0) return 0;
  const words = terms ? await byRarity(tx, organizationId, terms) : [];
  const [rarest] = words;
  if (rarest && rarest.count >= applicationsCountMax) return null;
  const matches = hasWords(
    tx,
    words.map(({ word }) => word),
  );
  // The order keeps the planner at an index: it expects an organization to have a share of all rows that few have.
  const found = rarest
    ? tx`
        select from (
          select distinct i.application_id as id from application_words i
          where i.organization_id = ${organizationId} and ${begins(tx, tx`${rarest.word}::text`)}
        ) entries cross join lateral (
          select from applications a where ${where} and a.id = entries.id and ${matches} offset 0
        ) a`
    : tx`select from applications a where ${where} order by a.submitted_at desc, a.id desc`;
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
  { q, skill, sort: wanted, cursor, limit, ...filters }: ApplicationRequest,
): Promise<Found[]> {
  const { by, direction } = sorts[cursor?.sort ?? wanted];
  const [column, to] = [tx.unsafe(by ? `${by.column},` : ''), tx.unsafe(direction)];
  const after = direction === 'desc' ? tx`<` : tx`>`;
  const where = tx`
    ${filtersOf(tx, { userId, organizationId }, filters)}
    ${
      cursor
        ? tx`and (${column} a.submitted_at, a.id) ${after} (
            ${by ? tx`${cursor.key}::text::${tx.unsafe(by.type)},` : tx``} ${cursor.at}::text::timestamptz, ${cursor.id}::uuid)`
        : tx``
    }`;
  const order = tx`order by ${by ? tx`${tx.unsafe(by.column)} ${to},` : tx``} a.submitted_at ${to}, a.id ${to}`;
  const atMost = limit + 1;
  const terms = termsOf({ q, skill });
  if (!terms)
    return tx<Found[]>`select ${columns} from applications a where ${where} ${order} limit ${atMost}`;

  const [rarest, ...others] = (await byRarity(tx, organizationId, terms)).map(({ word }) => word);
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
