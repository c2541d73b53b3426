import type { CollegeApplication } from '../../model/world/applications.ts';
import type { CaseRow } from '../../model/exchange/casePayloads.ts';
import { openedCase } from '../../model/cases/caseSteps.ts';
import type { TaughtProgram } from './programs.ts';

/** The colleague who advises the students of a program. */
export const advisorOf = ({ advisor: name }: Pick<TaughtProgram, 'advisor'>) => ({
  id: name.replaceAll(/\W+/g, '-'),
  name,
});

/** Whoever was accepted is enrolled (feature spec, section 2): the same case as an account's. */
export function studentOf(
  one: CollegeApplication,
  openedAt: string,
  programs: readonly TaughtProgram[],
): CaseRow {
  const program = programs.find(({ name }) => name === one.program);
  return {
    ...openedCase({
      id: one.veteranId,
      kind: 'student',
      personName: one.veteranName,
      rank: one.veteranRank,
      branch: one.veteranBranch,
      image: one.veteranImage,
      title: one.program,
      listingId: program?.id ?? null,
      applicationId: one.id,
      openedAt,
    }),
    benefitsLeft: Number.parseInt(one.giBillRemaining, 10) || 0,
    gpa: null,
    owner: program ? advisorOf(program) : null,
  };
}
