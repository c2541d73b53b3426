import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { createFacts } from './facts/checks.ts';
import { createHousing } from './queries/housing.ts';
import { createOccupations } from './queries/occupations.ts';
import { createPlaces } from './queries/places.ts';
import { createSchools } from './queries/schools.ts';

/** What is known from public files. */
export function createReference(
  { sql, searchSql = sql }: { sql: Sql; searchSql?: Sql | undefined },
  clock: Clock,
) {
  const facts = createFacts(sql, clock);
  return {
    occupations: createOccupations(searchSql, sql),
    facts,
    housing: createHousing(searchSql),
    places: createPlaces(searchSql),
    schools: createSchools(searchSql, facts),
  };
}
export type Reference = ReturnType<typeof createReference>;
