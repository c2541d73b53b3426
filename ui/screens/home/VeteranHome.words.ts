import type { ActivityKind, QuickActionDestination } from '@vetsync/machines/home/model';
import type { Role } from '@vetsync/machines/account/model';

/** Feature spec, section 2, "Veteran dashboard". */
export const veteranHomeWords = {
  welcome: (name: string) => (name ? `Welcome back, ${name}` : 'Welcome back'),
  badge: 'Transition Command Center',
  roles: {
    user: 'Veteran',
    recruiter: 'Recruiter',
    university: 'University',
    hospital: 'Hospital',
    nonprofit: 'Nonprofit',
    admin: 'Administrator',
  } satisfies Record<Role, string>,
  quickActions: {
    title: 'Quick Actions',
    destinations: {
      wellness: { label: 'Wellness Check', note: 'Health care and appointments' },
      education: { label: 'Education Hub', note: 'GI Bill, programs, applications' },
      career: { label: 'Career Center', note: 'Job matches and your skills' },
      community: { label: 'Community', note: 'Events and people near you' },
    } satisfies Record<QuickActionDestination, { label: string; note: string }>,
  },
  activities: {
    title: 'Recent Activities',
    all: 'All activities',
    viewAll: 'View All Activities',
    close: 'Close',
    count: (count: number) => (count === 1 ? '1 activity' : `${count} activities`),
    kinds: {
      session: 'Battle Buddy',
      job: 'Career',
      education: 'Education',
      wellness: 'Wellness',
      community: 'Community',
      profile: 'Profile',
    } satisfies Record<ActivityKind, string>,
    empty: {
      title: 'Nothing has happened yet',
      text: 'Your activity is listed here. Start with one of the quick actions.',
    },
  },
} as const;
