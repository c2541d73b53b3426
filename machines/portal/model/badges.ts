import { isSampleId } from '../../model/world/sampleIds.ts';
import type { Role } from '../../account/model/roles.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { upcomingOf } from '../../wellness/model/upcoming.ts';
import type { World } from '../../model/world/world.ts';
import { isUpcoming } from '../../interviews/model/interviewSpan.ts';
import { sampleUnreadOf, unreadMessages } from '../../messages/model/unread.ts';
import type { Desk } from '../../messages/model/messagesRoute.ts';

/** What tabs count now, by role; what is not named counts what the sidebar says. */
export type TabBadges = Readonly<Partial<Record<Role, Readonly<Partial<Record<TabValue, number>>>>>>;

/** Sample interviews to come (platform spec, section 2, "Sidebar"). */
export const sampleInterviewsToCome = 8;

const isSample = ({ id }: { id: string }) => isSampleId(id);

/** Interviews to come: the samples that nobody called off or held, and those arranged since. */
function interviewsToCome({ interviews }: World, samples: number, now: number): number {
  const own = interviews.filter(({ desk }) => desk === 'recruiter');
  const gone = own.filter((one) => isSample(one) && one.status !== 'scheduled').length;
  const arranged = own.filter((one) => !isSample(one) && isUpcoming(one, now)).length;
  return Math.max(0, samples - gone) + arranged;
}

/** What a signed-in organization really has where the sidebar says a sample count. */
const ownCounts = (
  { collegeApplications, nonprofitApplications, appointments }: World,
  now: number,
): TabBadges => ({
  recruiter: { candidates: 0, jobs: 0 },
  university: { applications: collegeApplications.length },
  hospital: { patients: 0, appointments: upcomingOf(appointments, now).length },
  nonprofit: { participants: nonprofitApplications.filter(({ status }) => status === 'active').length },
});

/** Badges that follow what happens in the shared world; `hasSamples`: the portals have their samples besides. */
export function tabBadges(world: World, hasSamples: boolean, now: number): TabBadges {
  const unread = (desk: Desk) => unreadMessages(desk, world, hasSamples ? sampleUnreadOf[desk] : 0);
  const own = hasSamples ? {} : ownCounts(world, now);
  return {
    recruiter: {
      ...own.recruiter,
      messages: unread('recruiter'),
      interviews: interviewsToCome(world, hasSamples ? sampleInterviewsToCome : 0, now),
    },
    university: { ...own.university, messages: unread('university') },
    hospital: { ...own.hospital },
    nonprofit: { ...own.nonprofit, community: unread('nonprofit') },
  };
}
