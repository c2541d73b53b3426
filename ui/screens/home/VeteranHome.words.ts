import type { ActivityKind, QuickActionDestination } from '@vetsync/machines/home/model';
import type { CompletionItem } from '@vetsync/machines/profile/model';

/** Feature spec, section 2, "Veteran dashboard". */
export const veteranHomeWords = {
  welcome: (name: string) => (name ? `Welcome back, ${name}` : 'Welcome back'),
  badge: 'Transition Command Center',
  next: {
    when: (relative: string) => `Next: ${relative}`,
    at: (day: string, time: string) => `${day}, ${time}`,
    requested: 'You asked for this time. It isn’t confirmed yet.',
    ownNote: 'Your own note',
    details: 'View Details',
    move: 'Choose another time',
  },
  firstStep: {
    profile: {
      title: 'Finish your profile',
      text: 'It’s the first thing schools and employers read. Each part takes a few minutes.',
    },
    appointment: {
      title: 'Plan your next appointment',
      text: 'You have none coming up. A check-up is a good place to start.',
      action: 'Find a time',
    },
    /** For a signed-in person, who books elsewhere. */
    note: {
      title: 'Keep track of visits',
      text: 'Add a visit you’ve booked.',
      action: 'Add a visit',
    },
  },
  waiting: {
    title: 'Waiting for you',
    all: (count: number) => (count === 1 ? '1 date' : `All ${count} dates`),
    due: (relative: string, day: string, school: string) => `Due ${relative}, ${day}. ${school}`,
  },
  applications: {
    title: (count: number) => (count === 1 ? '1 open application' : `${count} open applications`),
    all: 'All applications',
    answer: (organization: string, day: string) => `${organization}. Answer by ${day}`,
  },
  profileStep: {
    title: 'Next step for your profile',
    text: 'It’s the first thing schools and employers read.',
    parts: (done: number, of: number) => `${done} of ${of} parts`,
    items: {
      bio: 'Write about yourself',
      skills: 'Add your skills',
      experience: 'Add your experience',
      education: 'Add your education',
      certifications: 'Add your certifications',
      location: 'Add your location',
      currentRole: 'Add your current role',
      avatar: 'Add a picture',
    } satisfies Record<CompletionItem, string>,
  },
  crisis: (call: string) => `In crisis: ${call}`,
  quickActions: {
    title: 'Quick Actions',
    destinations: {
      wellness: { label: 'Wellness Check', note: 'Health care and appointments' },
      education: { label: 'Education Hub', note: 'GI Bill, programs, applications' },
      career: { label: 'Career Center', note: 'Job matches and your skills' },
      community: { label: 'Community', note: 'Your events and network' },
    } satisfies Record<QuickActionDestination, { label: string; note: string }>,
  },
  activities: {
    title: 'Recent Activities',
    viewAll: 'View All Activities',
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
