import type { Query } from '../../model/text/query.ts';
import { programLocations, programTypes } from './programs.ts';
import type { UniversityProgram } from './programs.ts';

/** No filter. */
export const anyProgram = 'all';
export const programLocationFilters = [anyProgram, ...programLocations] as const;
export type ProgramLocationFilter = (typeof programLocationFilters)[number];
export const programTypeFilters = [anyProgram, ...programTypes] as const;
export type ProgramTypeFilter = (typeof programTypeFilters)[number];
/** Most a year costs, in dollars. */
export const tuitionFilters = [anyProgram, '5000', '12000', '20000'] as const;
export type TuitionFilter = (typeof tuitionFilters)[number];
export const programSorts = ['match', 'tuition', 'name'] as const;
export type ProgramSort = (typeof programSorts)[number];

/** What is looked for, and in which order (feature spec, section 2, "University Program Search"). */
export interface ProgramFilters {
  /** In university, program, city or features. */
  q: string;
  location: ProgramLocationFilter;
  type: ProgramTypeFilter;
  tuition: TuitionFilter;
  /** Only where the GI Bill pays all of the tuition. */
  covered: boolean;
  /** Only what the person saved. */
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
/** Longest search, in characters. */
export const programSearchMax = 100;

const oneOf = <Value extends string>(values: readonly Value[], asked: string | undefined, otherwise: Value) =>
  values.find((value) => value === asked) ?? otherwise;

/** Reads the filters of an address; what is no filter counts as none. */
export const readProgramFilters = (query: Query): ProgramFilters => ({
  q: (query['q'] ?? '').slice(0, programSearchMax),
  location: oneOf(programLocationFilters, query['location'], anyProgram),
  type: oneOf(programTypeFilters, query['type'], anyProgram),
  tuition: oneOf(tuitionFilters, query['tuition'], anyProgram),
  covered: query['covered'] === '1',
  saved: query['saved'] === '1',
  sort: oneOf(programSorts, query['sort'], 'match'),
});

const unless = (value: string, usual: string) => (value === usual ? null : value);

/** The filters as names of the query; null takes a name away. */
export function writeProgramFilters(filters: ProgramFilters): Record<keyof ProgramFilters, string | null> {
  const { q, location, type, tuition, covered, saved, sort } = filters;
  return {
    q: q || null,
    location: unless(location, anyProgram),
    type: unless(type, anyProgram),
    tuition: unless(tuition, anyProgram),
    covered: covered ? '1' : null,
    saved: saved ? '1' : null,
    sort: unless(sort, 'match'),
  };
}

/** Whether any program may be hidden. */
export const hasProgramFilters = (filters: ProgramFilters): boolean =>
  filters.q.trim() !== '' ||
  filters.location !== anyProgram ||
  filters.type !== anyProgram ||
  filters.tuition !== anyProgram ||
  filters.covered ||
  filters.saved;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What is searched in, prepared once for each program: a list of thousands is searched at every key. */
const searched = new WeakMap<UniversityProgram, string>();
function wordsOf(program: UniversityProgram): string {
  const known = searched.get(program);
  if (known !== undefined) return known;
  const words = plain([program.name, program.program, program.location, ...program.features].join('\n'));
  searched.set(program, words);
  return words;
}

const orders: Readonly<Record<ProgramSort, (a: UniversityProgram, b: UniversityProgram) => number>> = {
  match: (a, b) => b.matchScore - a.matchScore,
  tuition: (a, b) => a.tuitionCost - b.tuitionCost,
  name: (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)),
};

/** What the filters leave, in their order: search without regard to case or accents, and every filter together. */
export function findPrograms(
  programs: readonly UniversityProgram[],
  filters: ProgramFilters,
  savedIds: ReadonlySet<string>,
): UniversityProgram[] {
  const { q, location, type, tuition, covered, saved, sort } = filters;
  const wanted = plain(q).trim();
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

/** Most programs side by side. */
export const compareMax = 3;

/** Ids in the address, each once, as many as can be compared. */
export const readCompared = (query: Query): string[] =>
  [...new Set((query['compare'] ?? '').split(',').filter(Boolean))].slice(0, compareMax);
export const writeCompared = (ids: readonly string[]): string | null => ids.join(',') || null;
/** How many programs a page of results holds. */
export const programsShown = 12;
