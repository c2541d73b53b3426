import type { NextTurn } from '@vetsync/machines/applications/applicationList';
import type { ApplicationKind } from '@vetsync/machines/model/world';

export const applicationListWords = {
  title: 'Applications',
  subtitle: 'Everything you’ve sent, sorted by what happens next.',
  loading: 'Loading your applications…',
  empty: {
    title: 'No applications yet',
    text: 'What you send to employers, schools and programs is listed here, with what happens next.',
    action: 'Find jobs, degrees and programs',
  },
  kinds: {
    label: 'Kinds of applications',
    all: 'All',
    job: 'Jobs',
    college: 'Degrees',
    nonprofit: 'Programs',
  } satisfies Record<ApplicationKind | 'label' | 'all', string>,
  none: 'You haven’t sent any of these.',
  turns: {
    person: 'Your turn',
    taken: 'You’re in',
    organization: 'With the organization',
    noted: 'Added by you',
    over: 'No longer open',
  } satisfies Record<NextTurn, string>,
} as const;
