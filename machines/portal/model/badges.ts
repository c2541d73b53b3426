import { isSampleId } from '../../model/world/demoIdentities.ts';
import type { Role } from '../../account/model/roles.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { isOver, sentApplications } from '../../model/world/sentApplications.ts';
import type { World } from '../../model/world/world.ts';
import { isUpcoming } from '../../interviews/model/interviewSpan.ts';
import { unreadFromOrganizations, unreadMessages } from '../../messages/model/unread.ts';
import type { MessagingRole } from '../../messages/model/messagesRoute.ts';

/** Counts beside tabs, by role. */
export type TabBadges = Readonly<Partial<Record<Role, Readonly<Partial<Record<TabValue, number>>>>>>;

/** What the organizations' samples count in addition to the world (platform spec, section 2, "Sidebar"). */
export interface EarlierCounts {
  /** Beside tabs whose count stays as it is. */
  tabs: TabBadges;
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

/** What somebody who is signed in has sent, and not read. What waits for an organization, its own pages count. */
function ownCounts(world: World): TabBadges {
  const veteran = {
    applications: sentApplications(world).filter((one) => !isOver(one)).length,
    messages: unreadFromOrganizations(world),
  };
  return { user: veteran, admin: veteran };
}

/** Counts beside tabs. `earlier` is null if the organizations have no samples. */
export function tabBadges(world: World, earlier: EarlierCounts | null, now: number): TabBadges {
  if (!earlier) return ownCounts(world);
  const { tabs } = earlier;
  const unread = (role: MessagingRole) => unreadMessages(role, world, earlier.unread[role]);
  return {
    recruiter: {
      ...tabs.recruiter,
      messages: unread('recruiter'),
      interviews: upcomingInterviews(world, earlier.interviewsToCome, now),
    },
    university: { ...tabs.university, messages: unread('university') },
    hospital: { ...tabs.hospital },
    nonprofit: { ...tabs.nonprofit, community: unread('nonprofit') },
  };
}
