import type { Contacts } from '../../messages/model/contacts.ts';
import type { Interview } from '../../model/world/interviews.ts';
import type { World } from '../../model/world/world.ts';
import { mergeInterviews } from './interviews.ts';
import { withContacts } from '../../messages/model/contactSamples.ts';
import type { ContactSamples } from '../../messages/model/contactSamples.ts';
import type { ApplicationBrief } from '../../messages/model/applicationBriefs.ts';
import type { InterviewerRole } from '../../model/world/interviewTerms.ts';
import type { PortalSamples } from '../../model/world/portalSamples.ts';

/** Interviews of these applications that were arranged before anybody used the platform. */
export type EarlierInterviews = (
  briefs: readonly ApplicationBrief[],
  organization: string,
  now: number,
) => readonly Interview[];

/** An organization that interviews its applicants. */
export interface InterviewSamples extends ContactSamples {
  role: InterviewerRole;
  earlier: EarlierInterviews;
}

/** Adds contacts and earlier interviews to a portal. `contactsOf` finds applications in the records and in what it has received. */
export const withInterviews = <Records>(
  role: InterviewerRole,
  portal: PortalSamples<Records>,
  contactsOf: (records: Records, world: World) => Contacts,
  earlier: EarlierInterviews = () => [],
): InterviewSamples => ({ ...withContacts(role, portal, contactsOf), role, earlier });

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
