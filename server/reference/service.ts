import type { Sql } from '../data/db.ts';
import { createHousing } from './queries/housing.ts';
import { createOccupations } from './queries/occupations.ts';
import { createPlaces } from './queries/places.ts';
import { createSchools } from './queries/schools.ts';

/** What is known from public files. */
export function createReference(sql: Sql) {
  const housing = createHousing(sql);
  return {
    occupations: createOccupations(sql),
    housing,
    places: createPlaces(sql),
    schools: createSchools(sql, housing),
  };
}
export type Reference = ReturnType<typeof createReference>;
