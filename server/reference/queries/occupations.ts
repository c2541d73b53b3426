import { plainText } from '@vetsync/machines/model/text';
import type {
  CivilianDetail,
  CivilianList,
  CivilianOccupation,
  MilitaryCode,
  MilitaryCodes,
  MilitaryOccupation,
} from '@vetsync/machines/reference/model';
import type { Sql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { answerOf } from '../answers.ts';
import type { Branch } from '../branches.ts';

const crosswalk = 'military-crosswalk';
const ofCivilian = ['occupations', 'wages', 'projections', 'job-zones', 'bright-outlook'];
const usedSources = [crosswalk, ...ofCivilian];
const foundMax = 20;
const skillMax = 8;
const taskMax = 6;
const nearMax = 8;

/** A civilian occupation as JSON. `about` joins what is known of the code in the column `onet` of `c`. */
const asJson = (sql: Sql) => sql`
  'onet', c.onet, 'title', coalesce(o.title, w.title, c.onet), 'description', o.description,
  'isCatchAll', coalesce(o.title, w.title, '') like '%, All Other',
  'wage', case when w.soc is not null then json_build_object(
    'p10', w.annual_p10, 'median', w.annual_median, 'p90', w.annual_p90, 'hourlyMedian', w.hourly_median,
    'isTopped', w.is_topped, 'countedIn', w.counted_in) end,
  'growth', p.growth, 'openings', p.openings, 'education', p.education, 'jobZone', z.zone,
  'isBright', exists (
    select from reference_bright b join reference_files f on f.id = b.file
    where b.onet = c.onet and f.status = 'installed')`;
const about = (sql: Sql) => sql`
  left join reference_occupations o on o.file = (select reference_file('occupations')) and o.onet = c.onet
  left join reference_wages w on w.file = (select reference_file('wages')) and w.soc = left(c.onet, 7)
  left join reference_projections p on p.file = (select reference_file('projections')) and p.soc = left(c.onet, 7)
  left join reference_job_zones z on z.file = (select reference_file('job-zones')) and z.onet = c.onet`;
const knownFrom = (sql: Sql) => sql`
  case when o.onet is not null then 'occupations' end, case when w.soc is not null then 'wages' end,
  case when p.soc is not null then 'projections' end, case when z.onet is not null then 'job-zones' end`;

/**
 * @param sql With generic plans.
 * @param findSql Without: how many codes a text fits decides how they are searched best.
 */
export const createOccupations = (sql: Sql, findSql: Sql) => ({
  /** Codes by code or title. */
  async find({ branch = null, q }: { branch?: Branch | null; q: string }): Promise<MilitaryCodes> {
    const asked = plainText(q).replaceAll(/\s+/g, ' ').trim();
    const { rows: items, missing } = await answerOf<MilitaryCode>(
      findSql,
      findSql`select * from find_military_codes(${branch}, ${asked}, ${foundMax})`,
      [crosswalk],
    );
    return { items, missing };
  },

  /** What an occupation leads to. @throws AppError `not_found`, or `not_imported` */
  async read(branch: Branch, code: string): Promise<MilitaryOccupation> {
    const {
      rows: [row],
      sources,
      missing,
    } = await answerOf<Omit<MilitaryOccupation, 'sources'>>(
      sql,
      sql`
        select m.branch, m.code, m.title, to_json(m.other_titles) as "otherTitles",
          exists (
            select from reference_military_links l
            where (l.file, l.branch, l.code) = (m.file, m.branch, m.code)
          ) and not exists (
            select from reference_military_links l
            where (l.file, l.branch, l.code) = (m.file, m.branch, m.code) and l.onet not like '55-%'
          ) as "isMilitaryOnly",
          coalesce((
            select json_agg(json_build_object(
              ${asJson(sql)}, 'sources', array_remove(array[${crosswalk}, ${knownFrom(sql)}], null)
            ) order by coalesce(o.title, '') like '%, All Other', c.onet)
            from reference_military_links c ${about(sql)}
            where (c.file, c.branch, c.code) = (m.file, m.branch, m.code) and c.onet not like '55-%'
              and not exists (
                select from fact_checks w where w.kind = 'link' and w.fact = concat_ws('/', c.branch, c.code, c.onet))
          ), '[]') as civilian
        from reference_military_codes m
        where m.file = (select reference_file(${crosswalk})) and m.branch = ${branch} and m.code = ${code}`,
      usedSources,
    );
    if (!row && missing.includes(crosswalk)) throw new AppError('not_imported', { sources: [crosswalk] });
    if (!row) throw new AppError('not_found');
    return { ...row, sources };
  },

  /** Civilian occupations by O*NET-SOC code, in the order of the codes. Unknown ones are left out. */
  async list(onets: readonly string[]): Promise<CivilianList> {
    const {
      rows: items,
      sources,
      missing,
    } = await answerOf<{ item: CivilianOccupation }>(
      sql,
      sql`
        select json_build_object(${asJson(sql)}, 'sources', array_remove(array[${knownFrom(sql)}], null)) as item
        from unnest(${[...onets]}::text[]) with ordinality c (onet, place) ${about(sql)}
        where o.onet is not null order by c.place`,
      ofCivilian,
    );
    return { items: items.map(({ item }) => item), missing, sources };
  },

  /**
   * One civilian occupation with what its work asks for most, and those near to it: what O*NET says is related, or for a
   * group without a code of its own the group's members and neighbors.
   *
   * @throws AppError `not_found`, or `not_imported`
   */
  async civilian(onet: string): Promise<CivilianDetail> {
    const {
      rows: [row],
      sources,
      missing,
    } = await answerOf<Omit<CivilianDetail, 'sources'>>(
      sql,
      sql`
        with near as (
          select r.related as onet, 'related' as reason, 0 as tier, r.place
          from reference_related r where r.file = (select reference_file('related-occupations')) and r.onet = ${onet}
          union all
          select n.onet, case when left(n.onet, 7) = left(${onet}, 7) then 'member' else 'neighbor' end,
            case when left(n.onet, 7) = left(${onet}, 7) then 1 else 2 end, 0
          from reference_occupations n
          where n.file = (select reference_file('occupations')) and left(n.onet, 6) = left(${onet}, 6) and n.onet <> ${onet}
            and n.title not like '%, All Other'
            and exists (
              select from reference_occupations g
              where g.file = n.file and g.onet = ${onet} and g.title like '%, All Other')
        )
        select
          json_build_object(${asJson(sql)}, 'sources', array_remove(array[${knownFrom(sql)}], null)) as occupation,
          coalesce((
            select json_agg(s.name order by s.importance desc, s.level desc, s.name)
            from (
              select k.name, k.importance, k.level from reference_skills k
              where k.file = (select reference_file('skills')) and k.onet = ${onet} and k.importance >= 3
              order by k.importance desc, k.level desc, k.name limit ${skillMax}
            ) s
          ), '[]') as skills,
          coalesce((
            select json_agg(t.task order by not t.is_core, t.place)
            from (
              select k.task, k.is_core, k.place from reference_tasks k
              where k.file = (select reference_file('tasks')) and k.onet = ${onet}
              order by not k.is_core, k.place limit ${taskMax}
            ) t
          ), '[]') as tasks,
          coalesce((
            select json_agg(n.item order by n.tier, n.place, n.onet)
            from (
              select c.tier, c.place, c.onet,
                json_build_object(${asJson(sql)}, 'reason', c.reason,
                  'sources', array_remove(array[${knownFrom(sql)}], null)) as item
              from (select * from near order by tier, place, onet limit ${nearMax}) c ${about(sql)}
              where o.onet is not null
            ) n
          ), '[]') as near
        from (select ${onet}::text as onet) c ${about(sql)}
        where o.onet is not null`,
      [...ofCivilian, 'skills', 'tasks', 'related-occupations'],
    );
    if (!row && missing.includes('occupations'))
      throw new AppError('not_imported', { sources: ['occupations'] });
    if (!row) throw new AppError('not_found');
    return { ...row, sources };
  },
});
