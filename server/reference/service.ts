import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { createFacts } from './facts/checks.ts';
import { createHousing } from './queries/housing.ts';
import { createOccupations } from './queries/occupations.ts';
import { createPlaces } from './queries/places.ts';
import { createSchools } from './queries/schools.ts';

/** What is known from public files. */
export function createReference(sql: Sql, clock: Clock) {
  const facts = createFacts(sql, clock);
  const housing = createHousing(sql);
  return {
    occupations: createOccupations(sql),
    facts,
    housing,
    places: createPlaces(sql),
    schools: createSchools(sql, housing, facts),
  };
}
export type Reference = ReturnType<typeof createReference>;
