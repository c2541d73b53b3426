import type { Student } from '@vetsync/machines/university/model';
import { samplePortalPrograms } from './programs.ts';
import { sampleService, sampleName } from '../portal/index.ts';

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
    .map((program, index) => {
      const { branch, rank } = sampleService(index + 3);
      const terms = 1 + ((index * 5) % mostTerms);
      return {
        id: `student-${index + 1}`,
        name: sampleName(firstNameIndex + index),
        image: '',
        branch,
        rank,
        program,
        since: new Date(now - (terms * term.days + (index % 9)) * dayMs).toISOString(),
        credits: terms * term.credits - (index % 4) * 3,
        gpa: (28 + ((index * 7) % 12)) / 10,
        giBill: Math.max(5, 100 - terms * 12 - (index % 5)),
      };
    });
