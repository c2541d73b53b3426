import { isSampleId } from '../../model/world/demoIdentities.ts';
import type { Role } from '../../account/model/roles.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { upcomingOf } from '../../wellness/model/upcoming.ts';
import { isOver, sentApplications } from '../../model/world/sentApplications.ts';
import type { World } from '../../model/world/world.ts';
import { isUpcoming } from '../../interviews/model/interviewSpan.ts';
import { unreadFromOrganizations, unreadMessages } from '../../messages/model/unread.ts';
import type { MessagingRole } from '../../messages/model/messagesRoute.ts';

/** Counts beside tabs, by role. A tab that is missing keeps the count of the navigation. */
export type TabBadges = Readonly<Partial<Record<Role, Readonly<Partial<Record<TabValue, number>>>>>>;

/** What the organizations' samples count in addition to the world (platform spec, section 2, "Sidebar"). */
export interface EarlierCounts {
  /** Unread sample messages at the start. */
  unread: Readonly<Record<MessagingRole, number>>;
  /** The recruiter's upcoming sample interviews at the start. */
  interviewsToCome: number;
}

/** Upcoming interviews: samples that are still scheduled, and those of the world. */
function upcomingInterviews({ interviews }: World, earlier: number, now: number): number {
  const own = interviews.filter(({ desk }) => desk === 'recruiter');
  const gone = own.filter((item) => isSampleId(item.id) && item.status !== 'scheduled').length;
  const arranged = own.filter((item) => !isSampleId(item.id) && isUpcoming(item, now)).length;
  return Math.max(0, earlier - gone) + arranged;
}

/** Counts of a platform that has no samples. */
const ownCounts = (world: World, now: number): TabBadges => {
  const { collegeApplications, nonprofitApplications, appointments } = world;
  const veteran = {
    applications: sentApplications(world).filter((one) => !isOver(one)).length,
    messages: unreadFromOrganizations(world),
  };
  return {
    user: veteran,
    admin: veteran,
    recruiter: { candidates: 0, jobs: 0 },
    university: { applications: collegeApplications.length },
    hospital: { patients: 0, appointments: upcomingOf(appointments, now).length },
    nonprofit: { participants: nonprofitApplications.filter(({ status }) => status === 'active').length },
  };
};

/** Counts beside tabs. `earlier` is null if the organizations have no samples. */
export function tabBadges(world: World, earlier: EarlierCounts | null, now: number): TabBadges {
  const unread = (role: MessagingRole) => unreadMessages(role, world, earlier?.unread[role] ?? 0);
  const own = earlier ? {} : ownCounts(world, now);
  return {
    ...own,
    recruiter: {
      ...own.recruiter,
      messages: unread('recruiter'),
      interviews: upcomingInterviews(world, earlier?.interviewsToCome ?? 0, now),
    },
    university: { ...own.university, messages: unread('university') },
    hospital: { ...own.hospital },
    nonprofit: { ...own.nonprofit, community: unread('nonprofit') },
  };
}
