import type { Query } from '../../model/text/query.ts';
import { programLocations, programTypes } from './programs.ts';
import type { UniversityProgram } from './programs.ts';
import { plainText } from '../../model/text/plainText.ts';

/** No filter. */
export const anyProgram = 'all';
export const programLocationFilters = [anyProgram, ...programLocations] as const;
export type ProgramLocationFilter = (typeof programLocationFilters)[number];
export const programTypeFilters = [anyProgram, ...programTypes] as const;
export type ProgramTypeFilter = (typeof programTypeFilters)[number];
/** Maximum yearly tuition, in dollars. */
export const tuitionFilters = [anyProgram, '5000', '12000', '20000'] as const;
export type TuitionFilter = (typeof tuitionFilters)[number];
export const programSorts = ['match', 'tuition', 'name'] as const;
export type ProgramSort = (typeof programSorts)[number];

/** Search, filters and sort order (feature spec, section 2, "University Program Search"). */
export interface ProgramFilters {
  /** In university, program, city or features. */
  q: string;
  location: ProgramLocationFilter;
  type: ProgramTypeFilter;
  tuition: TuitionFilter;
  /** Only programs whose tuition the GI Bill fully covers. */
  covered: boolean;
  /** Only saved programs. */
  saved: boolean;
  sort: ProgramSort;
}
export const noProgramFilters: ProgramFilters = {
  q: '',
  location: anyProgram,
  type: anyProgram,
  tuition: anyProgram,
  covered: false,
  saved: false,
  sort: 'match',
};
/** Maximum length of a search, in characters. */
export const programSearchMax = 100;

const oneOf = <Value extends string>(values: readonly Value[], asked: string | undefined, otherwise: Value) =>
  values.find((value) => value === asked) ?? otherwise;

/** Reads the filters of a URL; invalid filters are ignored. */
export const parseProgramFilters = (query: Query): ProgramFilters => ({
  q: (query['q'] ?? '').slice(0, programSearchMax),
  location: oneOf(programLocationFilters, query['location'], anyProgram),
  type: oneOf(programTypeFilters, query['type'], anyProgram),
  tuition: oneOf(tuitionFilters, query['tuition'], anyProgram),
  covered: query['covered'] === '1',
  saved: query['saved'] === '1',
  sort: oneOf(programSorts, query['sort'], 'match'),
});

const omitDefault = (value: string, defaultValue: string) => (value === defaultValue ? null : value);

/** The filters as names of the query; null removes a name. */
export function formatProgramFilters(filters: ProgramFilters): Record<keyof ProgramFilters, string | null> {
  const { q, location, type, tuition, covered, saved, sort } = filters;
  return {
    q: q || null,
    location: omitDefault(location, anyProgram),
    type: omitDefault(type, anyProgram),
    tuition: omitDefault(tuition, anyProgram),
    covered: covered ? '1' : null,
    saved: saved ? '1' : null,
    sort: omitDefault(sort, 'match'),
  };
}

/** Whether any filter is set. */
export const hasProgramFilters = (filters: ProgramFilters): boolean =>
  filters.q.trim() !== '' ||
  filters.location !== anyProgram ||
  filters.type !== anyProgram ||
  filters.tuition !== anyProgram ||
  filters.covered ||
  filters.saved;

/** Normalized search text, cached per program, because thousands are searched on every key press. */
const searched = new WeakMap<UniversityProgram, string>();
function wordsOf(program: UniversityProgram): string {
  const known = searched.get(program);
  if (known !== undefined) return known;
  const words = plainText([program.name, program.program, program.location, ...program.features].join('\n'));
  searched.set(program, words);
  return words;
}

const orders: Readonly<Record<ProgramSort, (a: UniversityProgram, b: UniversityProgram) => number>> = {
  match: (a, b) => b.matchScore - a.matchScore,
  tuition: (a, b) => a.tuitionCost - b.tuitionCost,
  name: (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)),
};

/** Finds and sorts programs: searches without regard to case or accents, and applies all filters. */
export function findPrograms(
  programs: readonly UniversityProgram[],
  filters: ProgramFilters,
  savedIds: ReadonlySet<string>,
): UniversityProgram[] {
  const { q, location, type, tuition, covered, saved, sort } = filters;
  const wanted = plainText(q).trim();
  return programs
    .filter(
      (program) =>
        (location === anyProgram || program.location === location) &&
        (type === anyProgram || program.type === type) &&
        (tuition === anyProgram || program.tuitionCost <= Number(tuition)) &&
        (!covered || program.giBillCoverage === 100) &&
        (!saved || savedIds.has(program.id)) &&
        (wanted === '' || wordsOf(program).includes(wanted)),
    )
    .toSorted(orders[sort]);
}

/** Maximum number of programs in a comparison. */
export const compareMax = 3;

/** Ids in the URL without duplicates, up to the maximum. */
export const parseComparedIds = (query: Query): string[] =>
  [...new Set((query['compare'] ?? '').split(',').filter(Boolean))].slice(0, compareMax);
export const formatComparedIds = (ids: readonly string[]): string | null => ids.join(',') || null;
/** Number of programs per page of results. */
export const programPageSize = 12;
