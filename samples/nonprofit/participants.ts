import { planOfNeeds } from '@vetsync/machines/nonprofit/model';
import type { ParticipantStatus, NonprofitProgram, Participant } from '@vetsync/machines/nonprofit/model';
import { sampleName, sampleService } from '../portal/index.ts';
import { nonprofitPrograms } from './programs.ts';

const dayMs = 86_400_000;

const hourMs = 3_600_000;

/** One in nine is at risk, one in eight has graduated and is accompanied for a year more. */
function statusAt(at: number): ParticipantStatus {
  if (at % 9 === 4) return 'At Risk';
  return at % 8 === 1 ? 'Graduated' : 'Active';
}

const progressAt: Readonly<Record<ParticipantStatus, (at: number) => number>> = {
  Active: (at) => 15 + 5 * ((at * 7) % 16),
  'At Risk': (at) => 10 + 5 * (at % 7),
  Graduated: () => 100,
};

/** Names of the hospital's patients come first in the list of names. */
const firstNameIndex = 1_300;

function participantAt({ name: program, services }: NonprofitProgram, at: number, now: number): Participant {
  const status = statusAt(at);
  const progress = progressAt[status](at);
  const needs = services.filter((_, index) => (at + index) % 2 === 0 || index === at % services.length);
  const isOver = status === 'Graduated';
  const joinedDays = isOver ? 200 + ((at * 13) % 160) : 10 + Math.round(progress * 1.6) + (at % 20);
  const quietHours = status === 'At Risk' ? 240 + ((at * 17) % 300) : 2 + ((at * 29) % 140);
  return {
    id: `participant-${at + 1}`,
    name: sampleName(firstNameIndex + at),
    ...sampleService(at + 4),
    program,
    status,
    progress,
    joinDate: new Date(now - joinedDays * dayMs).toISOString(),
    lastActivity: new Date(now - quietHours * hourMs).toISOString(),
    ...planOfNeeds(needs),
    image: '',
    approval: null,
  };
}

/** The 342 participants (feature spec, section 2) at `now` (epoch milliseconds). */
export const sampleParticipants = (
  now: number,
  programs: readonly NonprofitProgram[] = nonprofitPrograms,
): Participant[] =>
  programs
    .flatMap((program) => Array.from({ length: program.participants }, () => program))
    .map((program, index) => participantAt(program, index, now));
