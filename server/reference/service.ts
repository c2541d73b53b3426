import type { Sql } from '../data/db.ts';
import { createHousing } from './queries/housing.ts';
import { createOccupations } from './queries/occupations.ts';
import { createPlaces } from './queries/places.ts';
import { createSchools } from './queries/schools.ts';

/** What is known from public files. */
export const createReference = (sql: Sql) => ({
  occupations: createOccupations(sql),
  housing: createHousing(sql),
  places: createPlaces(sql),
  schools: createSchools(sql),
});
export type Reference = ReturnType<typeof createReference>;
