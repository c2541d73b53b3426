import type { PortalRole } from '@vetsync/machines/account/model';

export const organizationOverviewWords = {
  loading: 'Loading what’s waiting…',
  failed: { title: 'We couldn’t load what’s waiting', retry: 'Try again' },
  work: 'To do',
  old: 'This may be out of date: the last change couldn’t be loaded.',
  retry: 'Try again',
  notLive: 'The live connection is interrupted. This is how things stood before the interruption.',
  quiet: {
    title: 'Everyone has an answer',
    text: 'New applications and messages appear here automatically.',
  },
  recent: 'Recent Applications',
  allApplications: 'View all applications',
  popular: {
    recruiter: { title: 'Popular jobs', all: 'View all jobs' },
    university: { title: 'Popular Programs', all: 'View all programs' },
    hospital: { title: 'Popular departments', all: 'View all departments' },
    nonprofit: { title: 'Popular Programs', all: 'View all programs' },
  } satisfies Record<PortalRole, unknown>,
  applied: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
  activities: 'Recent Activities',
  noFigure: '–',
  figures: {
    label: 'Figures',
    title: (days: number) => `The last ${days} days`,
    more: 'View analytics',
    before: (value: string, days: number) => `${value} in the previous ${days} days`,
    none: 'None',
    names: {
      received: 'Applications received',
      decided: 'First decisions',
      daysToDecision: 'Average wait for a decision',
      taken: 'Hired or accepted so far',
    },
    takenHint: (before: string, days: number) =>
      `Of applications received; ${before} in the previous ${days} days`,
    span: (days: string, isOne: boolean) => (isOne ? '1 day' : `${days} days`),
  },
} as const;
