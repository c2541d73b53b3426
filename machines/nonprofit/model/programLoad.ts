import type { World } from '../../model/world/world.ts';
import type { NonprofitRecords } from './nonprofit.ts';
import { participantsOf, participantStatuses } from './participants.ts';
import type { ParticipantStatus } from './participants.ts';
import type { NonprofitProgram } from './programs.ts';
import { queueOf } from './queue.ts';

/** A program with the people in it now. */
export interface ProgramLoad {
  program: NonprofitProgram;
  enrolled: number;
  /** Places; never below 0. */
  free: number;
  /** Applications that wait for a decision. */
  waiting: number;
  statuses: readonly { status: ParticipantStatus; count: number }[];
}

/** How full each program is. */
export function programLoads(
  { programs, participants, queue }: NonprofitRecords,
  world: World,
): ProgramLoad[] {
  const people = participantsOf(participants, queue, world);
  const waiting = queueOf(queue, world).filter(({ application }) => application.status !== 'rejected');
  return programs.map((program) => {
    const inIt = people.filter((item) => item.program === program.name);
    const count = (status: ParticipantStatus) => inIt.filter((item) => item.status === status).length;
    return {
      program,
      enrolled: inIt.length,
      free: Math.max(0, program.capacity - inIt.length),
      waiting: waiting.filter(({ application }) => application.program === program.name).length,
      statuses: participantStatuses.map((status) => ({ status, count: count(status) })),
    };
  });
}
