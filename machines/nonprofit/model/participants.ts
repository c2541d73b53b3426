import type { CaseRow } from '../../model/exchange/casePayloads.ts';
import { caseworkOf, openedCase } from '../../model/cases/caseSteps.ts';
import type { Casework } from '../../model/cases/caseSteps.ts';
import { latestDecision } from '../../model/world/applyFact.ts';
import type { World } from '../../model/world/world.ts';
import type { NonprofitProgram } from './programs.ts';
import { programApplications } from './queue.ts';
import type { ProgramApplication } from './programApplication.ts';

/** What of the nonprofit's records says who takes part. */
export interface ParticipantRecords {
  programs: readonly NonprofitProgram[];
  queue: readonly ProgramApplication[];
  /** In a program before anybody is approved here. */
  participants: readonly CaseRow[];
}

/** Somebody whose application was approved (feature spec, section 4): the same case as an account's. */
function approvedParticipant(
  { id, program, needsAssessment, ...application }: ProgramApplication,
  at: string,
  programs: ParticipantRecords['programs'],
): CaseRow {
  return {
    ...openedCase({
      id,
      kind: 'participant',
      personName: application.veteranName,
      rank: application.veteranRank,
      branch: application.veteranBranch,
      image: application.veteranImage,
      title: program,
      listingId: programs.find(({ name }) => name === program)?.id ?? null,
      applicationId: id,
      openedAt: at,
      needs: needsAssessment,
    }),
    lastContactAt: at,
  };
}

/** Everyone in a program, whoever was approved last first, then the samples; and what was done with them since. */
export function nonprofitCasework(
  { programs, queue, participants }: ParticipantRecords,
  world: World,
): Casework {
  const approved = programApplications(queue, world)
    .filter(({ status }) => status === 'active')
    .flatMap((application) => {
      const decision = latestDecision(world, 'nonprofit', application.id);
      return decision
        ? [approvedParticipant(application, new Date(decision.at).toISOString(), programs)]
        : [];
    })
    .toSorted((a, b) => b.openedAt.localeCompare(a.openedAt));
  return caseworkOf('nonprofit', [...approved, ...participants], world);
}
export const participantsOf = (records: ParticipantRecords, world: World) =>
  nonprofitCasework(records, world).rows;
