import type { World } from '../../model/world/world.ts';

/**
 * Counts a veteran's job applications. An offer also counts as an interview (feature spec, section 4), and one that
 * was accepted is no longer waiting for an answer.
 */
export function jobProgress({ jobApplications }: World) {
  const kept = jobApplications.filter(({ withdrawnAt }) => !withdrawnAt);
  const offered = kept.filter(({ status }) => status === 'offered');
  return {
    applications: jobApplications.length,
    interviews: kept.filter(({ status }) => status === 'interview').length + offered.length,
    offers: offered.filter(({ acceptedAt }) => !acceptedAt).length,
  };
}
