import type {
  FoundMentor,
  KnownPerson,
  Mentoring,
  MentorFacets,
  MentorOffer,
} from '@vetsync/machines/community/model';
import type { PayloadOf } from '@vetsync/machines/model/exchange';
import { searchedWords } from '@vetsync/machines/model/text';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { withScope } from '../../data/scopes.ts';
import { isBookable } from '../bookings/talks.ts';
import type { CommandContext } from '../context.ts';
import { findOwnName } from '../messages.ts';

/** Stores what somebody offers, and lets others find it. */
export async function offerMentoring(
  { tx, userId, now }: CommandContext,
  offer: PayloadOf<'mentor.offer'>,
): Promise<[]> {
  const name = await findOwnName(tx, userId);
  const { work, location, about, times, fields, topics, branch, languages, capacity } = offer;
  const text = [name, work, location, about, branch, ...fields, ...topics].join(' ');
  await tx`
    insert into mentors (user_id, name, work, location, about, times, fields, topics, branch, languages, capacity, is_open,
      search_text, since)
    values (${userId}, ${name}, ${work}, ${location}, ${about}, ${times}, ${fields}::text[], ${topics}::text[], ${branch},
      ${languages}::text[], ${capacity}, true, search_words(${text}), ${now})
    on conflict (user_id) do update set name = excluded.name, work = excluded.work, location = excluded.location,
      about = excluded.about, times = excluded.times, fields = excluded.fields, topics = excluded.topics,
      branch = excluded.branch, languages = excluded.languages, capacity = excluded.capacity, is_open = true,
      search_text = excluded.search_text,
      since = case when mentors.is_open then mentors.since else excluded.since end`;
  return [];
}

/** Lets nobody find somebody as a mentor any more. Whom they talk with stays. */
export async function stopMentoring({ tx, userId }: CommandContext): Promise<[]> {
  await tx`update mentors set is_open = false where user_id = ${userId}`;
  return [];
}

export interface MentorsRequest {
  /** Beginnings of words in what mentors say of themselves. */
  q?: string | undefined;
  field?: string | undefined;
  branch?: string | undefined;
  language?: string | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}
type Facet = keyof MentorFacets;
/** Most mentors and most answers that a person's page lists. */
const mentorshipsMax = 100;
const peopleMax = 200;

/** Who mentors whom, as both sides read it. */
export const createMentors = (sql: Sql, clock: Clock) => ({
  /** Mentors whom a person can ask, who came last first. */
  list: (userId: string, { q, cursor, limit, ...chosen }: MentorsRequest) =>
    withScope(sql, { userId }, async (tx) => {
      const has = {
        field: chosen.field === undefined ? tx`true` : tx`${chosen.field} = any(m.fields)`,
        branch: chosen.branch === undefined ? tx`true` : tx`m.branch = ${chosen.branch}`,
        language: chosen.language === undefined ? tx`true` : tx`${chosen.language} = any(m.languages)`,
      };
      const found = (without?: Facet) => tx`
        from found_mentors m
        where m.places > 0 and ${without === 'field' ? tx`true` : has.field}
          and ${without === 'branch' ? tx`true` : has.branch} and ${without === 'language' ? tx`true` : has.language}
          ${
            q
              ? tx`and not exists (
                  select from unnest(${searchedWords(q)}::text[]) word where m.search_text not like '% ' || word || '%')`
              : tx``
          }`;
      const counts = (facet: Facet, values: ReturnType<typeof tx>) => tx<{ value: string; count: number }[]>`
        select value, count(*)::int as count from (select ${values} as value ${found(facet)}) as each
        where value <> '' group by value order by count(*) desc, value limit 20`;
      const [rows, [all], field, branch, language] = await Promise.all([
        tx<(FoundMentor & Keyset)[]>`
          select m.id, m.name, m.work, m.location, m.about, m.times, to_json(m.fields) as fields,
            to_json(m.topics) as "helpsWith", m.branch, to_json(m.languages) as languages,
            m."isVerified", m.places, m.since as "createdAt" ${found()}
            ${cursor ? tx`and (m.since, m.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
          order by m.since desc, m.id desc limit ${limit + 1}`,
        tx<{ total: number }[]>`select count(*)::int as total ${found()}`,
        counts('field', tx`unnest(m.fields)`),
        counts('branch', tx`m.branch`),
        counts('language', tx`unnest(m.languages)`),
      ]);
      const { page, nextCursor } = pageOf(rows, limit);
      const facets = { field: [...field], branch: [...branch], language: [...language] };
      return {
        mentors: page.map(({ createdAt: _createdAt, ...mentor }) => mentor),
        total: all!.total,
        facets,
        nextCursor,
      };
    }),

  /** What a person offers, asked and was asked. */
  own: (userId: string): Promise<Mentoring> =>
    withScope(sql, { userId }, async (tx) => {
      const [[offer], rows] = await Promise.all([
        tx<(MentorOffer & { isOpen: boolean })[]>`
          select work, location, about, times, to_json(fields) as fields, to_json(topics) as topics, branch,
            to_json(languages) as languages, capacity, is_open as "isOpen"
          from mentors where user_id = ${userId}`,
        tx<(Omit<Mentoring['mentorships'][number], 'changedAt'> & { changedAt: Date })[]>`
          select id, case when mentor_id = ${userId} then 'mentor' else 'person' end as side,
            case when mentor_id = ${userId} then json_build_object('id', user_id, 'name', user_name)
              else json_build_object('id', mentor_id, 'name', mentor_name) end as other,
            status, text, changed_at as "changedAt", ${isBookable(tx, userId)} as "isBookable"
          from mentorships s where user_id = ${userId} or mentor_id = ${userId}
          order by changed_at desc, id desc limit ${mentorshipsMax}`,
      ]);
      return {
        offer: offer ?? null,
        mentorships: rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() })),
      };
    }),

  /** Whom a person knows: from mentoring, and from events. */
  known: (userId: string): Promise<{ people: KnownPerson[] }> =>
    withScope(sql, { userId }, async (tx) => {
      const people = await tx<KnownPerson[]>`
        select distinct on (id) id, name, how, event, "threadId" from (
          select case when mentor_id = ${userId} then user_id else mentor_id end as id,
            case when mentor_id = ${userId} then user_name else mentor_name end as name,
            case when mentor_id = ${userId} then 'mentored' else 'mentor' end as how, '' as event, id as "threadId",
            changed_at as at, 0 as rank
          from mentorships where (user_id = ${userId} or mentor_id = ${userId}) and status in ('accepted', 'ended')
          union all
          select id, name, 'event', title, null, at, 1 from met_people(${clock.now()})
        ) as one order by id, rank, at desc limit ${peopleMax}`;
      return { people: [...people].toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
    }),
});
