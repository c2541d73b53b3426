/** Cities and kinds that can be filtered by; no sample is a certificate (feature spec, section 9). */
export const programLocations = ['Austin', 'Houston', 'Dallas', 'College Station', 'Lubbock'] as const;
export type ProgramLocation = (typeof programLocations)[number];
export const programTypes = ['bachelor', 'master', 'associate', 'certificate'] as const;
export type ProgramType = (typeof programTypes)[number];

/** A program of a university (feature spec, section 3, "University program"). All are invented. */
export interface UniversityProgram {
  id: string;
  /** Of the university. */
  name: string;
  program: string;
  type: ProgramType;
  location: ProgramLocation;
  /** Whether the state runs it: the GI Bill then pays all of its in-state tuition. */
  isPublic: boolean;
  /** In dollars a year. */
  tuitionCost: number;
  /** In percent of the tuition. */
  giBillCoverage: number;
  duration: string;
  /** What the school does for veterans, in a sentence. */
  veteranSupport: string;
  /** In percent. */
  matchScore: number;
  /** Share of those who apply, in percent. */
  acceptance: number;
  features: readonly string[];
  ranking: string;
  /** Students who are veterans. */
  veteranPopulation: number;
  description: string;
}

/** A program that the common application offers. What a school has published says nothing of costs. */
export interface PortalProgram
  extends
    Pick<UniversityProgram, 'id' | 'name' | 'program'>,
    Partial<Pick<UniversityProgram, 'tuitionCost' | 'giBillCoverage'>> {
  location: string;
}

/** Tuition of a year that the GI Bill leaves to be paid, in whole dollars, by the program's own coverage figure. */
export const tuitionLeft = ({
  tuitionCost,
  giBillCoverage,
}: Pick<UniversityProgram, 'tuitionCost' | 'giBillCoverage'>): number =>
  Math.round((tuitionCost * (100 - giBillCoverage)) / 100);
