import { plainText } from '@vetsync/machines/model/text';
import { foldedPattern } from '../../data/likePattern.ts';
import type { Sql } from '../../data/db.ts';
import { roundedMiles } from '../../data/zips.ts';
import { sourcesOf } from '../answers.ts';
import { centerOf, milesTo } from './places.ts';

export const schoolControls = ['public', 'nonprofit', 'for-profit'] as const;
export const schoolLevels = ['four-year', 'two-year', 'less-than-two-year'] as const;

export interface School {
  /** UNITID of IPEDS. */
  id: string;
  name: string;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  website: string | null;
  veteransPage: string | null;
  control: (typeof schoolControls)[number] | null;
  level: (typeof schoolLevels)[number] | null;
  /** VA's codes of it. */
  facilityCodes: readonly string[];
  /** Dollars a year. Null: the school has no academic year, or reported none. */
  tuition: {
    inState: number | null;
    inStateFees: number | null;
    outOfState: number | null;
    outOfStateFees: number | null;
    year: string | null;
  } | null;
  /** As the school reported. Null within: it didn't say. */
  veterans: {
    yellowRibbon: boolean | null;
    trainingCredit: boolean | null;
    contact: boolean | null;
    studentGroup: boolean | null;
    defenseMemorandum: boolean | null;
    rotc: boolean | null;
    /** All that it teaches is online. */
    onlineOnly: boolean | null;
    year: string | null;
  } | null;
  miles: number | null;
}
type SchoolRow = Omit<School, 'control' | 'level'> & { control: number | null; level: number | null };

const lists = ['schools', 'school-flags', 'school-tuition', 'facility-codes'];
export const schoolPageSize = 20;

const nameOf = <Name extends string>(names: readonly Name[], number: number | null) =>
  number === null ? null : (names[number - 1] ?? null);

export const createSchools = (sql: Sql) => ({
  /**
   * A page of the active schools whose name, city or state has what was asked for: the nearest first, or the best fit, or by name.
   * Their list changes once a year, so a page is known by the number of schools before it.
   */
  async find({ q, near, after }: { q?: string | undefined; near?: string | undefined; after: number }) {
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
    const [rows, { sources, missing }] = await Promise.all([
      sql<SchoolRow[]>`
        with found as (
          select s.*, ${miles} as miles from reference_schools s
          where s.file = reference_file('schools') and s.is_active and ${isFound}
          order by ${order}, s.id offset ${after}::int limit ${schoolPageSize + 1}
        )
        select s.id, s.name, s.street, s.city, s.state, s.zip, s.website, s.veterans_page as "veteransPage", s.control, s.level,
          to_json(array(
            select c.facility from reference_facility_codes c
            where c.file = reference_file('facility-codes') and c.school = s.id order by c.facility
          )) as "facilityCodes",
          (
            select json_build_object('inState', t.in_state, 'inStateFees', t.in_state_fees, 'outOfState', t.out_of_state,
              'outOfStateFees', t.out_of_state_fees, 'year', f.source_date)
            from reference_school_tuition t join reference_files f on f.id = t.file
            where t.file = reference_file('school-tuition') and t.school = s.id
          ) as tuition,
          (
            select json_build_object('yellowRibbon', v.yellow_ribbon, 'trainingCredit', v.training_credit, 'contact', v.contact,
              'studentGroup', v.student_group, 'defenseMemorandum', v.defense_memorandum, 'rotc', v.rotc,
              'onlineOnly', v.online_only, 'year', f.source_date)
            from reference_school_flags v join reference_files f on f.id = v.file
            where v.file = reference_file('school-flags') and v.school = s.id
          ) as veterans,
          s.miles
        from found s order by ${order}, s.id`,
      sourcesOf(sql, lists),
    ]);
    const items: School[] = rows.slice(0, schoolPageSize).map((row) => ({
      ...row,
      control: nameOf(schoolControls, row.control),
      level: nameOf(schoolLevels, row.level),
      miles: roundedMiles(row.miles),
    }));
    const nextCursor = rows.length > schoolPageSize ? String(after + schoolPageSize) : null;
    return { items, nextCursor, missing, sources };
  },
});
