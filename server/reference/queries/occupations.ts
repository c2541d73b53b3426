import { plainText } from '@vetsync/machines/model/text';
import type { Sql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { sourcesOf } from '../answers.ts';
import type { FactSource } from '../answers.ts';
import type { Branch } from '../branches.ts';

export interface MilitaryCode {
  branch: Branch;
  code: string;
  title: string;
}

/** Dollars a year, and an hour where work is paid by the hour. What is withheld is null. */
export interface Wage {
  p10: number | null;
  median: number | null;
  p90: number | null;
  hourlyMedian: number | null;
  /** Amounts that are null are higher than the publisher prints. */
  isTopped: boolean;
  /** The code under which the publisher counts this occupation together with others. */
  countedIn: string | null;
}

export interface CivilianOccupation {
  onet: string;
  title: string;
  description: string | null;
  /** It stands for occupations that have no code of their own. */
  isCatchAll: boolean;
  wage: Wage | null;
  /** Percent in ten years. */
  growth: number | null;
  /** A year. */
  openings: number | null;
  education: string | null;
  /** How much preparation is needed, from 1 to 5. */
  jobZone: number | null;
  isBright: boolean;
  /** Ids of what this is from. */
  sources: readonly string[];
}

export interface Occupation extends MilitaryCode {
  otherTitles: readonly string[];
  /** It leads to no civilian occupation. */
  isMilitaryOnly: boolean;
  civilian: readonly CivilianOccupation[];
  sources: readonly FactSource[];
}

const crosswalk = 'military-crosswalk';
const usedSources = [crosswalk, 'occupations', 'wages', 'projections', 'job-zones', 'bright-outlook'];
const foundMax = 20;

export const createOccupations = (sql: Sql) => ({
  /** Codes by code or title. */
  async find({ branch = null, q }: { branch?: Branch | null; q: string }) {
    const asked = plainText(q).replaceAll(/\s+/g, ' ').trim();
    const [items, { missing }] = await Promise.all([
      sql<MilitaryCode[]>`select * from find_military_codes(${branch}, ${asked}, ${foundMax})`,
      sourcesOf(sql, [crosswalk]),
    ]);
    return { items, missing };
  },

  /** What an occupation leads to. @throws AppError `not_found`, or `not_imported` */
  async read(branch: Branch, code: string): Promise<Occupation> {
    const [[row], { sources, missing }] = await Promise.all([
      sql<Omit<Occupation, 'sources'>[]>`
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
              'onet', l.onet, 'title', coalesce(o.title, w.title, l.onet), 'description', o.description,
              'isCatchAll', coalesce(o.title, w.title, '') like '%, All Other',
              'wage', case when w.soc is not null then json_build_object(
                'p10', w.annual_p10, 'median', w.annual_median, 'p90', w.annual_p90, 'hourlyMedian', w.hourly_median,
                'isTopped', w.is_topped, 'countedIn', w.counted_in) end,
              'growth', p.growth, 'openings', p.openings, 'education', p.education, 'jobZone', z.zone,
              'isBright', exists (
                select from reference_bright b join reference_files f on f.id = b.file
                where b.onet = l.onet and f.status = 'installed'),
              'sources', array_remove(array[${crosswalk}, case when o.onet is not null then 'occupations' end,
                case when w.soc is not null then 'wages' end, case when p.soc is not null then 'projections' end,
                case when z.onet is not null then 'job-zones' end], null)
            ) order by coalesce(o.title, '') like '%, All Other', l.onet)
            from reference_military_links l
            left join reference_occupations o on o.file = reference_file('occupations') and o.onet = l.onet
            left join reference_wages w on w.file = reference_file('wages') and w.soc = left(l.onet, 7)
            left join reference_projections p on p.file = reference_file('projections') and p.soc = left(l.onet, 7)
            left join reference_job_zones z on z.file = reference_file('job-zones') and z.onet = l.onet
            where (l.file, l.branch, l.code) = (m.file, m.branch, m.code) and l.onet not like '55-%'
          ), '[]') as civilian
        from reference_military_codes m
        where m.file = reference_file(${crosswalk}) and m.branch = ${branch} and m.code = ${code}`,
      sourcesOf(sql, usedSources),
    ]);
    if (!row && missing.includes(crosswalk)) throw new AppError('not_imported', { sources: [crosswalk] });
    if (!row) throw new AppError('not_found');
    return { ...row, sources };
  },
});
