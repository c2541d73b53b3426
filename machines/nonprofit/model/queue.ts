import { latestDecision, decidedStatus } from '../../model/world/applyFact.ts';
import { nonprofitOrganization } from '../../model/world/demoIdentities.ts';
import { approvedProgress } from '../../model/world/statuses.ts';
import type { RecordedDecision } from '../../model/world/decisions.ts';
import type { World } from '../../model/world/world.ts';
import type { ProgramApplication } from './programApplication.ts';
import { compareTriage, triageOf } from '../../model/cases/triage.ts';

/** Everything submitted: a portal's samples and what the shared world knows, each as its decisions leave it. */
export function programApplications(
  samples: readonly ProgramApplication[],
  world: World,
): ProgramApplication[] {
  // Other organizations of the marketplace have queues of their own.
  const own = world.nonprofitApplications
    .filter(({ organization }) => organization === nonprofitOrganization)
    .map((one) => ({ ...one, ...triageOf(one.needsAssessment, one.currentStatus ?? '') }));
  const decided = samples.map((sample) => {
    const status = decidedStatus(world, 'nonprofit', sample.id, sample.status);
    return { ...sample, status, progress: status === 'active' ? approvedProgress : sample.progress };
  });
  return [...decided, ...own];
}

/** An application with the decision that stands on it, or null. */
export interface QueueEntry {
  application: ProgramApplication;
  decision: RecordedDecision | null;
}

/**
 * The queue (feature spec, section 4): approving takes an application out of it, rejecting leaves it there, marked and
 * behind those that wait.
 */
export function queueOf(samples: readonly ProgramApplication[], world: World): QueueEntry[] {
  return programApplications(samples, world)
    .filter(({ status }) => status !== 'active')
    .toSorted(
      (a, b) => Number(a.status === 'rejected') - Number(b.status === 'rejected') || compareTriage(a, b),
    )
    .map((application) => ({ application, decision: latestDecision(world, 'nonprofit', application.id) }));
}
