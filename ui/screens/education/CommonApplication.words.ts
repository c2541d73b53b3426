import type { PortalResult } from '@vetsync/machines/applications/commonApplication';
import type { PortalStep } from '@vetsync/machines/education/model';

/** Feature spec, sections 2, 4 and 9, "Common Application Portal". */
export const commonApplicationWords = {
  title: 'Common Application Portal',
  description: 'One application for several universities.',
  stepsLabel: 'Steps of the application',
  steps: { universities: 'Choose universities', statement: 'Personal statement and goals' } satisfies Record<
    PortalStep,
    string
  >,
  choose: (max: number) => `Select universities (up to ${max})`,
  chooseUpTo: (max: number) => `Choose up to ${max} degree programs`,
  search: 'Search degree programs by keyword',
  searching: 'Searching…',
  none: 'Nothing matches your search. Try fewer words.',
  failed: 'The search didn’t work.',
  retry: 'Try again',
  more: 'Show more',
  at: (school: string, location: string) => (location === '' ? school : `${school}. ${location}`),
  one: (program: string, school: string) => `${program}, ${school}`,
  mostReached: (max: number) => `You’ve chosen ${max}, the most for one application.`,
  eachSchool: 'each school',
  chosen: (count: number) => (count === 1 ? '1 university selected' : `${count} universities selected`),
  // Two of them may be of one school.
  chosenPrograms: (count: number) => (count === 1 ? '1 program selected' : `${count} programs selected`),
  applied: (program: string) => `You’ve already applied. ${program}.`,
  beyond: (max: number) =>
    `That is more than the ${max} we recommend. You can continue. Each school reads its own.`,
  tuition: (amount: string) => `${amount} a year`,
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit Applications',
  notSent: 'Your applications weren’t sent.',
  cancel: 'Cancel',
  chooseFirst: 'Choose at least one university to continue.',
  chooseFirstProgram: 'Choose at least one program to continue.',
  restored: { text: 'We kept what you chose and wrote here before.', startOver: 'Start over' },
  tooLong: 'One text is too long to send. Please shorten it.',
  summary: {
    title: 'Summary',
    universities: 'Universities',
    fee: 'Application fee',
    waived: 'Waived for veterans',
    time: 'Processing time',
    days: (days: string) => `${days} business days`,
  },
  submitting: {
    title: 'Submitting your applications',
    progress: 'Progress',
    note: 'Please keep this page open.',
    storedNote: 'You can close this. If your connection fails, we keep trying.',
    done: 'Applications submitted successfully!',
    doneText: (count: number) =>
      count === 1 ? 'One university has your application.' : `${count} universities have your application.`,
  },
  results: {
    title: 'Your applications',
    sent: (sent: number, all: number) =>
      all === 1
        ? sent === 1
          ? 'Your application was sent.'
          : 'Your application wasn’t sent.'
        : sent === all
          ? `All ${all} applications were sent.`
          : `${sent} of ${all} applications ${sent === 1 ? 'was' : 'were'} sent.`,
    isSent: 'Sent',
    isNotSent: 'Not sent',
    reasons: {
      listing_closed: 'The school closed this program.',
      listing_full: 'All spots in this program are taken.',
      already_applied: 'You’ve already applied to this program.',
    } satisfies Record<NonNullable<PortalResult['refused']>, string>,
    later: 'You can follow your applications in Education.',
    kept: 'What you wrote is still here. You can send it to other schools.',
    resume: 'Choose other schools',
    close: 'Close',
  },
  discard: {
    title: 'Discard this application?',
    text: 'You haven’t finished it yet.',
    confirm: 'Discard',
    cancel: 'Keep it',
  },
} as const;
