import type { CollegeApplication } from '../../model/world/applications.ts';
import { sampleName, sampleService } from '../../portal/model/sampleNames.ts';
import { samplePortalPrograms } from './programs.ts';

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

const dayMs = 86_400_000;
/** Where the names of students begin, so that no applicant is among them. */
const firstNameIndex = 900;
/** Credits of a term of full time, and days from term to term. */
const term = { credits: 15, days: 182 } as const;
const mostTerms = 7;

/** Students of earlier terms: as many in each program as it says. */
export const sampleStudents = (now: number): Student[] =>
  samplePortalPrograms
    .flatMap(({ name, enrolled }) => Array.from({ length: enrolled }, () => name))
    .map((program, at) => {
      const { branch, rank } = sampleService(at + 3);
      const terms = 1 + ((at * 5) % mostTerms);
      return {
        id: `student-${at + 1}`,
        name: sampleName(firstNameIndex + at),
        image: '',
        branch,
        rank,
        program,
        since: new Date(now - (terms * term.days + (at % 9)) * dayMs).toISOString(),
        credits: terms * term.credits - (at % 4) * 3,
        gpa: (28 + ((at * 7) % 12)) / 10,
        giBill: Math.max(5, 100 - terms * 12 - (at % 5)),
      };
    });

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
