import type { Phrase } from '../../kit/phrase.ts';
import type { RecordedDecision } from '../../model/world/decisions.ts';
import { latestDecision } from '../../model/world/applyFact.ts';
import { approvedProgress } from '../../model/world/statuses.ts';
import type { World } from '../../model/world/world.ts';
import { nonprofitPhrase } from './phrases.ts';
import { planOfNeeds } from './goals.ts';
import { programApplications } from './queue.ts';
import type { ProgramApplication } from './programApplication.ts';

/** Status labels of participants, among those of feature spec, section 4. */
export const participantStatuses = ['Active', 'At Risk', 'Graduated'] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];
export const participantStatusNames: Readonly<Record<ParticipantStatus, Phrase>> = {
  Active: nonprofitPhrase('active'),
  'At Risk': nonprofitPhrase('atRisk'),
  Graduated: nonprofitPhrase('graduated'),
};

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
      const decision = latestDecision(world, 'nonprofit', application.id);
      return decision ? [approvedParticipant(application, decision)] : [];
    });
  return [...approved.toSorted((a, b) => b.joinDate.localeCompare(a.joinDate)), ...samples];
}
