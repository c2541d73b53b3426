import type { ApplicationKind } from '@vetsync/machines/model/world';
import type { Clearance, ReviewTab } from '@vetsync/machines/reviews/model';
import type { Priority, Urgency } from '@vetsync/machines/model/cases';

export const reviewWords = {
  titles: {
    job: 'Candidate Profile',
    college: 'Application Review',
    nonprofit: 'Program Application Review',
  } satisfies Record<ApplicationKind, string>,
  tabs: 'Parts of the application',
  tab: {
    job: {
      overview: 'Overview',
      experience: 'Experience',
      skills: 'Skills',
      military: 'Military Background',
      analysis: 'AI Match Analysis',
    },
    college: {
      overview: 'Overview',
      military: 'Military',
      academic: 'Academic',
      essays: 'Essays',
      prediction: 'AI Analysis',
    },
    nonprofit: { overview: 'Overview', needs: 'Needs Assessment', military: 'Service' },
  } satisfies Record<ApplicationKind, Partial<Record<ReviewTab, string>>>,
  head: {
    match: 'Match at submission',
    priority: (priority: Priority) => `${priority} priority`,
    urgency: (urgency: Urgency) => `Urgency: ${urgency}`,
    message: 'Message',
    interview: 'Schedule Interview',
    resume: 'Download Resume',
  },
  none: 'Not given',
  clearance: {
    None: 'None',
    Confidential: 'Confidential',
    Secret: 'Secret',
    'Top Secret': 'Top Secret',
  } satisfies Record<Clearance, string>,
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
} as const;
