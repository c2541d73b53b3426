import type { RecordedDecision } from '../../model/world/decisions.ts';
import { decisionOn } from '../../model/world/applyFact.ts';
import { approvedProgress } from '../../model/world/statuses.ts';
import type { World } from '../../model/world/world.ts';
import { sampleName, sampleService } from '../../portal/model/sampleNames.ts';
import { planOfNeeds } from './goals.ts';
import { nonprofitPrograms } from './programs.ts';
import type { NonprofitProgram } from './programs.ts';
import { programApplications } from './queue.ts';
import type { ProgramApplication } from './sampleQueue.ts';

/** Status labels of participants, among those of feature spec, section 4. */
export const participantStatuses = ['Active', 'At Risk', 'Graduated'] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

/** Somebody in a program (feature spec, section 3, "Nonprofit participant"). */
export interface Participant {
  id: string;
  name: string;
  branch: string;
  rank: string;
  program: string;
  status: ParticipantStatus;
  /** From 0 to 100. */
  progress: number;
  /** ISO 8601 in UTC. */
  joinDate: string;
  lastActivity: string;
  goals: readonly string[];
  services: readonly string[];
  /** Id of a drawn portrait, or empty. */
  image: string;
  /** Of somebody approved here: the application's id and the decision. */
  approval: { applicationId: string; decision: RecordedDecision } | null;
}

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

/** The 342 participants (feature spec, section 2) as seen at `now` (epoch milliseconds). */
export const sampleParticipants = (
  now: number,
  programs: readonly NonprofitProgram[] = nonprofitPrograms,
): Participant[] =>
  programs
    .flatMap((program) => Array.from({ length: program.participants }, () => program))
    .map((program, at) => participantAt(program, at, now));

/** An approved application as a participant: active, progress 25, joined and last active at the decision. */
function approvedParticipant(application: ProgramApplication, decision: RecordedDecision): Participant {
  const {
    id,
    veteranName: name,
    veteranBranch: branch,
    veteranRank: rank,
    veteranImage: image,
  } = application;
  const at = new Date(decision.at).toISOString();
  return {
    id,
    name,
    branch,
    rank,
    program: application.program,
    status: 'Active',
    progress: approvedProgress,
    joinDate: at,
    lastActivity: at,
    ...planOfNeeds(application.needsAssessment),
    image,
    approval: { applicationId: id, decision },
  };
}

/** Everybody in a program: who was approved last first, then the samples. */
export function participantsOf(
  samples: readonly Participant[],
  queue: readonly ProgramApplication[],
  world: World,
): Participant[] {
  const approved = programApplications(queue, world)
    .filter(({ status }) => status === 'active')
    .flatMap((application) => {
      const decision = decisionOn(world, 'nonprofit', application.id);
      return decision ? [approvedParticipant(application, decision)] : [];
    });
  return [...approved.toSorted((a, b) => b.joinDate.localeCompare(a.joinDate)), ...samples];
}
