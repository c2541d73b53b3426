import { openedCase, type CaseRow } from '@vetsync/machines/model/exchange';
import { advisorOf } from '@vetsync/machines/university/model';
import { samplePortalPrograms } from './programs.ts';
import { sampleService, sampleName } from '../portal/index.ts';

const dayMs = 86_400_000;

/** Where the names of students begin, so that no applicant is among them. */
const firstNameIndex = 900;

/** Credits of a term of full time, and days from term to term. */
const term = { credits: 15, days: 182 } as const;

const mostTerms = 7;

/** Students of earlier terms: as many in each program as it says. */
export const sampleStudents = (now: number): CaseRow[] =>
  samplePortalPrograms
    .flatMap((program) => Array.from({ length: program.enrolled }, () => program))
    .map((program, index) => {
      const terms = 1 + ((index * 5) % mostTerms);
      const openedAt = new Date(now - (terms * term.days + (index % 9)) * dayMs).toISOString();
      return {
        ...openedCase({
          ...sampleService(index + 3),
          id: `student-${index + 1}`,
          kind: 'student',
          personName: sampleName(firstNameIndex + index),
          title: program.name,
          listingId: program.id,
          applicationId: null,
          openedAt,
          image: '',
        }),
        credits: terms * term.credits - (index % 4) * 3,
        gpa: (28 + ((index * 7) % 12)) / 10,
        benefitsLeft: Math.max(5, 100 - terms * 12 - (index % 5)),
        owner: advisorOf(program),
      };
    });
