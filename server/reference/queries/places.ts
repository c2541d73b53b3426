import { listingFieldError } from '@vetsync/machines/organizations/model';
import type { Place, PlaceKind } from '@vetsync/machines/reference/model';
import type { Sql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { coordinatesOf, roundedMiles } from '../../data/zips.ts';
import { answerOf } from '../answers.ts';

const lists = ['health-places', 'benefits-offices', 'cemeteries'];
const foundMax = 20;

/** Where a ZIP code is. @throws AppError `invalid_input` if that is not known */
export function centerOf(zip: string) {
  const center = coordinatesOf(zip);
  if (!center) throw new AppError('invalid_input', { errors: [listingFieldError('near', 'zipUnknown')] });
  return center;
}

/** Miles between a row's coordinates and a point, by the haversine formula. */
export const milesTo = (sql: Sql, { latitude, longitude }: { latitude: number; longitude: number }) => sql`
  2 * 3958.8 * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`;

export const createPlaces = (sql: Sql) => ({
  /** The nearest to a ZIP code. Those that move are left out: where they are is not in the list. */
  async near(zip: string, kind: PlaceKind | null) {
    const center = centerOf(zip);
    const { rows, sources, missing } = await answerOf<Place>(
      sql,
      sql`
        select p.id, p.name, p.kind, p.street, p.city, p.state, p.zip, p.phone, p.hours, p.time_zone as "timeZone", p.note,
          f.source_date as "asOf", ${milesTo(sql, center)} as miles
        from reference_places p join reference_files f on f.id = p.file
        where f.status = 'installed' and f.source = any (${lists}::text[]) and f.edition = ''
          and ${kind === null ? sql`p.kind <> 'mobile'` : sql`p.kind = ${kind}`}
        order by miles, p.id limit ${foundMax}`,
      lists,
    );
    const items = rows.map((row) => ({ ...row, miles: roundedMiles(row.miles)! }));
    return { items, missing, sources, locator: 'https://www.va.gov/find-locations/' };
  },
});
