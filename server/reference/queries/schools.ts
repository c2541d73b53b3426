import { plainText } from '@vetsync/machines/model/text';
import { schoolControls, schoolLevels } from '@vetsync/machines/reference/model';
import type { School, SchoolDetail, Schools } from '@vetsync/machines/reference/model';
import { foldedPattern } from '../../data/likePattern.ts';
import type { Sql } from '../../data/db.ts';
import { roundedMiles } from '../../data/zips.ts';
import { AppError } from '../../errors.ts';
import { answerOf } from '../answers.ts';
import type { Facts } from '../facts/checks.ts';
import { housingLists, rateOf, selectRate } from './housing.ts';
import type { RateRow } from './housing.ts';
import { centerOf, milesTo } from './places.ts';

type SchoolRow = Omit<School, 'control' | 'level'> & { control: number | null; level: number | null };

const directory = 'schools';
const lists = [directory, 'school-flags', 'school-tuition', 'facility-codes'];
const figureLists = ['school-outcomes', 'school-students', 'school-cautions', 'school-monitoring'];
export const schoolPageSize = 20;

const nameOf = <Name extends string>(names: readonly Name[], number: number | null) =>
  number === null ? null : (names[number - 1] ?? null);

/** What is known of each school `s`. */
const columns = (sql: Sql) => sql`
  s.id, s.name, s.street, s.city, s.state, s.zip, s.website, s.veterans_page as "veteransPage", s.control, s.level,
    to_json(array(
      select c.facility from reference_facility_codes c
      where c.file = (select reference_file('facility-codes')) and c.school = s.id order by c.facility
    )) as "facilityCodes",
    (
      select json_build_object('inState', t.in_state, 'inStateFees', t.in_state_fees, 'outOfState', t.out_of_state,
        'outOfStateFees', t.out_of_state_fees, 'year', f.source_date)
      from reference_school_tuition t join reference_files f on f.id = t.file
      where t.file = (select reference_file('school-tuition')) and t.school = s.id
    ) as tuition,
    (
      select json_build_object('yellowRibbon', v.yellow_ribbon, 'trainingCredit', v.training_credit, 'contact', v.contact,
        'studentGroup', v.student_group, 'defenseMemorandum', v.defense_memorandum, 'rotc', v.rotc,
        'onlineOnly', v.online_only, 'year', f.source_date)
      from reference_school_flags v join reference_files f on f.id = v.file
      where v.file = (select reference_file('school-flags')) and v.school = s.id
    ) as veterans`;

const schoolOf = ({ control, level, miles, ...row }: SchoolRow): School => ({
  ...row,
  control: nameOf(schoolControls, control),
  level: nameOf(schoolLevels, level),
  miles: roundedMiles(miles),
});

/** What the Post-9/11 GI Bill pays everywhere. */
const rateIds = [
  '33-private-or-foreign-cap-per-year',
  '33-online-only-housing-per-month',
  '33-books-per-year',
];

/** VA's codes of a school `s`. */
const codesOf = (sql: Sql) => sql`
  select k.facility from reference_facility_codes k
  where k.file = (select reference_file('facility-codes')) and k.school = s.id`;

interface SchoolQuestion {
  q?: string | undefined;
  near?: string | undefined;
  after: number;
}
type Figures = Pick<SchoolDetail, 'outcomes' | 'students' | 'cautions' | 'monitoring'>;

export function createSchools(sql: Sql, facts: Pick<Facts, 'ratesOn'>) {
  return {
    /**
     * A page of the active schools whose name, city or state has what was asked for: the nearest first, or the best fit, or by name.
     * Their list changes once a year, so a page is known by the number of schools before it.
     */
    async find({ q, near, after }: SchoolQuestion): Promise<Schools> {
      const asked = plainText(q ?? '').trim();
      const words = asked.split(/\s+/).filter((word) => word !== '');
      const center = near === undefined ? null : centerOf(near);
      const miles = center ? milesTo(sql, center) : sql`null::float8`;
      const isFound =
        words.length === 0
          ? sql`true`
          : sql`(s.search_text %> ${asked} or s.search_text like all (${words.map(foldedPattern)}::text[]))`;
      const order = center
        ? sql`miles nulls last`
        : sql`word_similarity(${asked}, s.search_text) + similarity(${asked}, s.search_text) desc, s.name`;
      const { rows, sources, missing } = await answerOf<SchoolRow>(
        sql,
        sql`
        with found as (
          select s.*, ${miles} as miles from reference_schools s
          where s.file = (select reference_file('schools')) and s.is_active and ${isFound}
          order by ${order}, s.id offset ${after}::int limit ${schoolPageSize + 1}
        )
        select ${columns(sql)}, s.miles
        from found s order by ${order}, s.id`,
        lists,
      );
      const items = rows.slice(0, schoolPageSize).map(schoolOf);
      const nextCursor = rows.length > schoolPageSize ? String(after + schoolPageSize) : null;
      return { items, nextCursor, missing, sources };
    },

    /**
     * One active school with what the GI Bill pays there on a day, and what VA and the Department of Education say of it.
     *
     * @param on `YYYY-MM-DD`.
     * @throws AppError `not_found`, or `not_imported`
     */
    async read(id: string, on: string): Promise<SchoolDetail> {
      const [{ rows, sources, missing }, { items: rates }] = await Promise.all([
        answerOf<SchoolRow & Figures & { rate: RateRow | null }>(
          sql,
          sql`
        select ${columns(sql)}, null::float8 as miles,
          (
            select json_build_object('graduation', o.graduation, 'retention', o.retention, 'earnings', o.earnings)
            from reference_school_outcomes o where o.file = (select reference_file('school-outcomes')) and o.school = s.id
          ) as outcomes,
          (
            select sum(n.students)::int from reference_school_students n
            where n.file = (select reference_file('school-students')) and n.facility in (${codesOf(sql)})
          ) as students,
          to_json(array(
            select json_build_object('title', w.title, 'dated', w.dated, 'closesOn', w.closes_on, 'link', w.link)
            from (
              select distinct c.title, c.dated, c.closes_on, c.link from reference_school_cautions c
              where c.file = (select reference_file('school-cautions')) and c.facility in (${codesOf(sql)})
            ) w order by w.dated desc nulls last, w.title
          )) as cautions,
          to_json(array(
            select json_build_object('method', m.method, 'reason', m.reason) from reference_school_monitoring m
            where m.file = (select reference_file('school-monitoring')) and m.ope = s.ope order by m.line
          )) as monitoring,
          (select to_json(h) from (${selectRate(sql, sql`left(s.zip, 5)`, on)}) h) as rate
        from reference_schools s
        where s.file = (select reference_file('schools')) and s.id = ${id} and s.is_active`,
          [...lists, ...figureLists, ...housingLists],
        ),
        facts.ratesOn(on),
      ]);
      const [row] = rows;
      if (!row && missing.includes(directory)) throw new AppError('not_imported', { sources: [directory] });
      if (!row) throw new AppError('not_found');
      const { outcomes, students, cautions, monitoring, rate, ...school } = row;
      const housing = rateOf(rate, sources, on);
      const ofSchool = sources.filter((source) => !housingLists.includes(source.id));
      return {
        school: schoolOf(school),
        outcomes,
        students,
        cautions,
        monitoring,
        housing,
        rates: rates.filter((each) => rateIds.includes(each.id)),
        missing,
        sources: housing ? [...ofSchool, housing.source] : ofSchool,
      };
    },
  };
}
