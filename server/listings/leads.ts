import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../data/db.ts';
import { informationTechnology } from './words.ts';

/** An occupation that a search stands for, and what finds it in a listing. */
export interface Lead {
  onet: string;
  title: string;
  /** The military code that leads to it. Null: its own name was searched for. */
  code: string | null;
  /** Its name and what people call it, as a `tsquery` of phrases. */
  query: string;
}

/** Occupations of one search at most: a code leads to few, but a group of occupations has many members. */
const leadsMax = 12;
/** A title says something of an occupation if no more have it: not `Driver` or `Project Manager`. */
const sharedMax = 4;
/** Words before a code that only say what is wanted, in the languages of the site. */
const askedFor =
  /^(?:(?:jobs?|work|openings?|careers?|empleos?|trabajos?|vacantes)\s+(?:for|as|para|de|como)\s+)?(?:(?:an?|una?)\s+)?(?:(?:mos|afsc|sfsc|nec|rating|rate)\s+)?/;
const code = /^[\dA-Z&]{2,8}$/;

/** A title as a phrase, in the words of a listing's text. */
const phrase = (sql: Sql, title: PendingQuery<Row[]>) =>
  sql`phraseto_tsquery('english', regexp_replace(translate(${title}, '/-', '  '), '\\yIT\\y', ${informationTechnology}))`;

/**
 * The civilian occupations that a text stands for, if it is a military code or the name of an occupation. One that only gathers
 * what has no code of its own stands for its members. None: the text is searched for as it is.
 */
export async function leadsOf(sql: Sql, q: string): Promise<Lead[]> {
  const name = q.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const given = name.replace(askedFor, '').replaceAll(/[ -]/g, '').toUpperCase();
  return sql<Lead[]>`
    with named as (
      select distinct l.onet, m.code
      from reference_military_codes m
      join reference_military_links l on (l.file, l.branch, l.code) = (m.file, m.branch, m.code)
      where m.file = reference_file('military-crosswalk') and m.code = ${code.test(given) ? given : ''}
        and l.onet not like '55-%'
        and not exists (
          select from fact_checks w where w.kind = 'link' and w.fact = concat_ws('/', l.branch, l.code, l.onet))
      union all
      select o.onet, null from reference_occupations o
      where o.file = reference_file('occupations') and lower(o.title) = ${name}
    ), leads as (
      select o.onet, o.title, n.code
      from named n
      join reference_occupations g on g.file = reference_file('occupations') and g.onet = n.onet
      join reference_occupations o on o.file = g.file and (
        o.onet = g.onet or g.title like '%, All Other' and left(o.onet, 6) = left(g.onet, 6))
      where o.title not like '%, All Other'
      order by o.onet = g.onet desc, o.onet limit ${leadsMax}
    )
    select l.onet, l.title, l.code, (
      select string_agg('(' || t.query || ')', ' | ') from (
        select ${phrase(sql, sql`l.title`)}::text as query
        union
        select ${phrase(sql, sql`t.title`)}::text from reference_job_titles t
        where t.file = reference_file('job-titles') and t.onet = l.onet and t.title ~ '[a-z]{2}' and ${sharedMax} >= (
          select count(*) from reference_job_titles s where s.file = t.file and lower(s.title) = lower(t.title))
      ) t where t.query <> ''
    ) as query
    from leads l`;
}
