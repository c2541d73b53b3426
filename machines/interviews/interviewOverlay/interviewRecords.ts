import type { World } from '../../model/world/index.ts';
import { isUndecided } from '../../messages/model/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import type { InterviewRecords } from '../interviewDialog/index.ts';
import { openInterviews } from '../model/index.ts';
import type { InterviewSamples } from '../model/index.ts';

export type InterviewTabInput = TabInput<InterviewSamples>;

/** The organization as its applicants know it. */
export const organizationOf = ({ samples }: Pick<InterviewTabInput, 'samples'>): string =>
  samples.profile.organization;

/** Finds applications and interviews of an organization. */
function interviewRecords(input: InterviewTabInput): (world: World) => InterviewRecords {
  const contactsIn = input.samples.contacts(input.now());
  const interviewsIn = openInterviews({
    ...input.samples,
    organization: organizationOf(input),
    contactsIn,
    world: input.world,
    now: input.now,
  });
  return (world) => {
    const { briefs } = contactsIn(world);
    const undecided = briefs.filter(isUndecided).map(({ id }) => id);
    return { briefs, interviews: interviewsIn(world), undecided };
  };
}

export interface InterviewTabContext extends InterviewTabInput {
  recordsIn: (world: World) => InterviewRecords;
}

export const interviewTabContext = (input: InterviewTabInput): InterviewTabContext => ({
  ...input,
  recordsIn: interviewRecords(input),
});
