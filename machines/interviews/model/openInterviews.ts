import type { Contacts } from '../../messages/model/contacts.ts';
import type { Interview } from '../../model/world/interviews.ts';
import type { World } from '../../model/world/world.ts';
import type { InterviewSamples } from './interviewSamples.ts';
import { mergeInterviews } from './interviews.ts';

interface OpenedInterviews extends Pick<InterviewSamples, 'role' | 'earlier'> {
  /** As its applicants know it. */
  organization: string;
  contactsIn: (world: World) => Contacts;
  world: World;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Reads an organization's interviews in any later world. Earlier ones stay with the same applicants when others apply. */
export function openInterviews(opened: OpenedInterviews): (world: World) => Interview[] {
  const { role, earlier, organization, contactsIn, world: first, now } = opened;
  const submitted = new Set(first.jobApplications.map(({ id }) => id));
  const before = contactsIn(first).briefs.filter(({ id }) => !submitted.has(id));
  const arranged = earlier(before, organization, now());
  return (world) =>
    mergeInterviews(
      arranged,
      world.interviews.filter((interview) => interview.desk === role),
    );
}
