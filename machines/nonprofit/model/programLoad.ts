import { caseStatusesOf } from '../../model/cases/caseStatuses.ts';
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
  /** Applications in the queue, and those of them that wait for a decision. */
  received: number;
  waiting: number;
}

/** How full each program is. */
export function programLoads(records: NonprofitRecords, world: World): ProgramLoad[] {
  const people = participantsOf(records, world).filter(({ status }) => status !== 'left');
  const queue = queueOf(records.queue, world).map(({ application }) => application);
  return records.programs.map((program) => {
    const inIt = people.filter((item) => item.title === program.name);
    const received = queue.filter(({ program: name }) => name === program.name);
    return {
      program,
      enrolled: inIt.length,
      received: received.length,
      waiting: received.filter(({ status }) => status !== 'rejected').length,
    };
  });
}
