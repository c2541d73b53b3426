import { isSampleId } from '../../model/world/sampleIds.ts';
import type { Role } from '../../account/model/roles.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { upcomingOf } from '../../wellness/model/upcoming.ts';
import type { World } from '../../model/world/world.ts';
import { isUpcoming } from '../../interviews/model/interviewSpan.ts';
import { unreadMessages } from '../../messages/model/unread.ts';
import type { Desk } from '../../messages/model/messagesRoute.ts';

/** What tabs count now, by role; what is not named counts what the sidebar says. */
export type TabBadges = Readonly<Partial<Record<Role, Readonly<Partial<Record<TabValue, number>>>>>>;

/** What a platform's organizations have beside what the shared world knows (platform spec, section 2, "Sidebar"). */
export interface EarlierCounts {
  /** Messages that nobody has read at first. */
  unread: Readonly<Record<Desk, number>>;
  /** The recruiter's interviews to come. */
  interviewsToCome: number;
}

const isSample = ({ id }: { id: string }) => isSampleId(id);

/** Interviews to come: the earlier ones that nobody called off or held, and those arranged since. */
function interviewsToCome({ interviews }: World, earlier: number, now: number): number {
  const own = interviews.filter(({ desk }) => desk === 'recruiter');
  const gone = own.filter((one) => isSample(one) && one.status !== 'scheduled').length;
  const arranged = own.filter((one) => !isSample(one) && isUpcoming(one, now)).length;
  return Math.max(0, earlier - gone) + arranged;
}

/** What an organization has where nothing came before the shared world. */
const ownCounts = (
  { collegeApplications, nonprofitApplications, appointments }: World,
  now: number,
): TabBadges => ({
  recruiter: { candidates: 0, jobs: 0 },
  university: { applications: collegeApplications.length },
  hospital: { patients: 0, appointments: upcomingOf(appointments, now).length },
  nonprofit: { participants: nonprofitApplications.filter(({ status }) => status === 'active').length },
});

/** Badges that follow what happens in the shared world; `earlier`: null if the portals have nothing else. */
export function tabBadges(world: World, earlier: EarlierCounts | null, now: number): TabBadges {
  const unread = (desk: Desk) => unreadMessages(desk, world, earlier?.unread[desk] ?? 0);
  const own = earlier ? {} : ownCounts(world, now);
  return {
    recruiter: {
      ...own.recruiter,
      messages: unread('recruiter'),
      interviews: interviewsToCome(world, earlier?.interviewsToCome ?? 0, now),
    },
    university: { ...own.university, messages: unread('university') },
    hospital: { ...own.hospital },
    nonprofit: { ...own.nonprofit, community: unread('nonprofit') },
  };
}
