import type { Sql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { answerOf } from '../answers.ts';
import type { Query } from '../answers.ts';
import type { FactSource, HousingAllowance, HousingRate } from '@vetsync/machines/reference/model';

/** The GI Bill uses a year's rates from August 1 of it until July 31 of the next one. */
function schoolYearOf(on: string): { year: number; from: string; to: string } {
  const year = Number(on.slice(0, 4)) - (on.slice(5) < '08-01' ? 1 : 0);
  return { year, from: `${year}-08-01`, to: `${year + 1}-07-31` };
}

export const housingLists = ['housing-rates', 'housing-zips'];

export interface RateRow {
  monthly: number;
  area: string;
  areaCode: string;
}

/**
 * Selects the rate of a day. Both it and the ZIP code's area are those of the same year, because many ZIP codes change
 * their area.
 *
 * @param zip Five digits, or an expression.
 */
export function selectRate(sql: Sql, zip: string | Query, on: string): Query {
  const edition = String(schoolYearOf(on).year);
  return sql`
    select (r.monthly ->> 'E05')::int as monthly, r.name as area, r.area as "areaCode"
    from reference_zip_areas z
    join reference_housing_rates r on r.file = (select reference_file('housing-rates', ${edition})) and r.area = z.area
    where z.file = (select reference_file('housing-zips', ${edition})) and z.zip = ${zip}`;
}

/** The rate that was found for a day. Null if none was. */
export function rateOf(
  row: RateRow | null | undefined,
  sources: readonly FactSource[],
  on: string,
): HousingRate | null {
  const { year, from, to } = schoolYearOf(on);
  const source = sources.find(({ id, date }) => id === 'housing-rates' && date?.startsWith(String(year)));
  return row && source ? { ...row, from, to, source } : null;
}

export const createHousing = (sql: Sql) => ({
  /**
   * What the GI Bill pays for housing on a day, at a ZIP code.
   *
   * @param on `YYYY-MM-DD`.
   * @throws AppError `no_rate_here`, also for another year than those that are there; `not_imported`
   */
  async rate(zip: string, on: string): Promise<HousingRate> {
    const { rows, sources, missing } = await answerOf<RateRow>(sql, selectRate(sql, zip, on), housingLists);
    if (missing.length > 0) throw new AppError('not_imported', { sources: missing });
    const rate = rateOf(rows[0], sources, on);
    if (!rate) throw new AppError('no_rate_here');
    return rate;
  },

  /**
   * Basic Allowance for Housing of a pay grade at a ZIP code, in a calendar year.
   *
   * @throws AppError `no_rate_here`, also for another year than those that are there; `not_imported`
   */
  async allowance(asked: {
    zip: string;
    grade: string;
    hasDependents: boolean;
    year: number;
  }): Promise<HousingAllowance> {
    const { zip, grade, hasDependents, year } = asked;
    const rates = hasDependents ? 'housing-rates' : 'housing-rates-single';
    const edition = String(year);
    const {
      rows: [row],
      sources,
      missing,
    } = await answerOf<{ monthly: number | null; area: string }>(
      sql,
      sql`
        select (r.monthly ->> ${grade})::int as monthly, r.name as area
        from reference_zip_areas z
        join reference_housing_rates r on r.file = (select reference_file(${rates}, ${edition})) and r.area = z.area
        where z.file = (select reference_file('housing-zips', ${edition})) and z.zip = ${zip}`,
      [rates, 'housing-zips'],
    );
    if (missing.length > 0) throw new AppError('not_imported', { sources: missing });
    const source = sources.find(({ id, date }) => id === rates && date?.startsWith(edition));
    if (row?.monthly == null || !source) throw new AppError('no_rate_here');
    return { monthly: row.monthly, area: row.area, year, source };
  },
});
