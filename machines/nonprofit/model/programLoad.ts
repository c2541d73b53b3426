import { caseStatusesOf } from '../../model/cases/caseStatuses.ts';
import type { CaseStatus } from '../../model/cases/caseStatuses.ts';
import type { World } from '../../model/world/world.ts';
import type { NonprofitRecords } from './nonprofit.ts';
import { participantsOf } from './participants.ts';
import type { NonprofitProgram } from './programs.ts';
import { queueOf } from './queue.ts';

/** Whoever has left is no longer in a program. */
export const participantStatuses = caseStatusesOf.participant.filter((status) => status !== 'left');

/** A program with the people in it now. */
export interface ProgramLoad {
  program: NonprofitProgram;
  enrolled: number;
  /** Places; never below 0. */
  free: number;
  /** Applications that wait for a decision. */
  waiting: number;
  statuses: readonly { status: CaseStatus; count: number }[];
}

/** How full each program is. */
export function programLoads(records: NonprofitRecords, world: World): ProgramLoad[] {
  const people = participantsOf(records, world).filter(({ status }) => status !== 'left');
  const waiting = queueOf(records.queue, world).filter(
    ({ application }) => application.status !== 'rejected',
  );
  return records.programs.map((program) => {
    const inIt = people.filter((item) => item.title === program.name);
    const count = (status: CaseStatus) => inIt.filter((item) => item.status === status).length;
    return {
      program,
      enrolled: inIt.length,
      free: Math.max(0, program.capacity - inIt.length),
      waiting: waiting.filter(({ application }) => application.program === program.name).length,
      statuses: participantStatuses.map((status) => ({ status, count: count(status) })),
    };
  });
}
