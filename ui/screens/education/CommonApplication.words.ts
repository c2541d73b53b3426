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
  chosen: (count: number) => (count === 1 ? '1 university selected' : `${count} universities selected`),
  applied: (program: string) => `You have already applied. ${program}.`,
  beyond: (max: number) =>
    `That is more than the ${max} we recommend. You can go on; each school reads its own.`,
  tuition: (amount: string) => `${amount} a year`,
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit Applications',
  refused: 'These applications were not sent. The others were.',
  cancel: 'Cancel',
  chooseFirst: 'Choose at least one university to go on.',
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
    done: 'Applications submitted successfully!',
    doneText: (count: number) =>
      count === 1 ? 'One university has your application.' : `${count} universities have your application.`,
  },
  discard: {
    title: 'Discard this application?',
    text: 'What you chose and wrote is not finished yet.',
    confirm: 'Discard',
    cancel: 'Keep it',
  },
} as const;
