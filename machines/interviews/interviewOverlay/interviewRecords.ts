import type { World } from '../../model/world/index.ts';
import { isUndecided } from '../../messages/model/index.ts';
import type { TabInput } from '../../shell/platform/tabHolder.events.ts';
import type { InterviewRecords } from '../interviewDialog/index.ts';
import { mergeInterviews } from '../model/index.ts';
import type { InterviewSamples } from '../model/index.ts';

export type InterviewTabInput = TabInput<InterviewSamples>;

/** The organization as its applicants know it. */
export const organizationOf = ({ samples, person }: Pick<InterviewTabInput, 'samples' | 'person'>): string =>
  (samples.profile ?? person).organization;

/** Finds applications and interviews of an organization. Earlier interviews stay with the same applicants when others apply. */
function interviewRecords(input: InterviewTabInput): (world: World) => InterviewRecords {
  const { samples, world: opened, now } = input;
  const { desk, contacts, filterWorld, earlier } = samples;
  const contactsIn = contacts(now());
  const submitted = new Set(filterWorld(opened).jobApplications.map(({ id }) => id));
  const before = contactsIn(opened).briefs.filter(({ id }) => !submitted.has(id));
  const arranged = earlier(before, organizationOf(input), now());
  return (world) => {
    const { briefs } = contactsIn(world);
    const own = filterWorld(world).interviews.filter((interview) => interview.desk === desk);
    const undecided = briefs.filter(isUndecided).map(({ id }) => id);
    return { briefs, interviews: mergeInterviews(arranged, own), undecided };
  };
}

export interface InterviewTabContext extends InterviewTabInput {
  recordsIn: (world: World) => InterviewRecords;
}

export const interviewTabContext = (input: InterviewTabInput): InterviewTabContext => ({
  ...input,
  recordsIn: interviewRecords(input),
});
