import type { CollegeApplication } from '../../model/world/applications.ts';

/** A veteran who studies here. */
export interface Student {
  id: string;
  name: string;
  image: string;
  branch: string;
  rank: string;
  program: string;
  /** ISO 8601 instant. */
  since: string;
  /** Credits earned; null until the first term is over. */
  credits: number | null;
  /** Out of 4; null until the first term is over. */
  gpa: number | null;
  /** Left of the GI Bill, in percent. */
  giBill: number;
}

/** Whoever was accepted is enrolled (feature spec, section 2). */
export const studentOf = (application: CollegeApplication, acceptedAt: string): Student => ({
  id: application.veteranId,
  name: application.veteranName,
  image: application.veteranImage,
  branch: application.veteranBranch,
  rank: application.veteranRank,
  program: application.program,
  since: acceptedAt,
  credits: null,
  gpa: null,
  giBill: Number.parseInt(application.giBillRemaining, 10) || 0,
});
