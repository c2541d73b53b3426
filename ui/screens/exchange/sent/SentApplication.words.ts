import type { ApplicationDecision, ApplicationStep } from '@vetsync/machines/model/exchange';
import type { NextStep } from '@vetsync/machines/sentApplication';

export const sentApplicationWords = {
  breadcrumbs: 'Pages above this one',
  loading: 'Loading your application…',
  missing: {
    title: 'Application not found',
    text: 'It isn’t among your applications. The address may have a typing error.',
  },
  sent: (organization: string, ago: string) => `${organization}, sent ${ago}`,
  noted: (organization: string, ago: string) => `${organization}, noted ${ago}`,
  onlyNoted: 'You noted this application for yourself. It was not sent through VetSync.',
  /** What comes next, of an application to a school. */
  next: {
    submitted: 'The school has your application. We’ll tell you when it answers.',
    under_review: 'The school has your application. We’ll tell you when it answers.',
    interview_scheduled: 'The school wants to meet you. Look for its message with time and place.',
    accepted: 'You have a place. Ask the school how to accept it and how to get your GI Bill certification.',
    waitlist: 'You are on the waiting list. The school decides again when a place opens.',
    rejected: 'This school said no. Your other applications continue, and you can apply again.',
    withdrawn: 'You withdrew this application. You can apply again while the program is open.',
  } satisfies Record<NextStep, string>,
  /** The same in the demo. */
  sampleNext: {
    submitted: 'The school reads your application. Most answer within 3-5 business days.',
    under_review: 'The school reads your application. Most answer within 3-5 business days.',
    interview_scheduled: 'The school wants to meet you. Look for its message with time and place.',
    accepted: 'You have a place. Accept it before the deadline, and ask for your GI Bill certification.',
    waitlist: 'You are on the waiting list. The school decides again when a place opens.',
    rejected: 'This school said no. The other applications go on, and you can apply again next term.',
    withdrawn: 'You withdrew this application. You can apply again while the program is open.',
  } satisfies Record<NextStep, string>,
  id: 'Application ID',
  match: 'Match score at submission (sample)',
  from: (organization: string) => `From ${organization}`,
  decided: {
    hire: 'They would like to hire you.',
    offer: 'They made you an offer.',
    interview: 'They would like to interview you.',
    reject: 'They decided not to go forward with your application.',
    accepted: 'You are accepted.',
    waitlist: 'You are on the waiting list.',
    rejected: 'They decided not to go forward with your application.',
    approve: 'Your application is approved.',
  } satisfies Record<ApplicationDecision, string>,
  noWords: 'They sent no message with it.',
  history: {
    title: 'History',
    label: 'What happened, oldest first',
    steps: {
      submitted: 'You applied',
      withdrawn: 'You withdrew',
      decided: 'Decision',
      undone: 'They took the decision back',
    } satisfies Record<ApplicationStep['step'], string>,
    noted: 'You noted it',
    by: (title: string, name: string) => `${title}, by ${name}`,
    failed: 'We couldn’t load who decided.',
    retry: 'Try again',
  },
  content: {
    answers: 'What you wrote',
    profile: 'What you sent from your profile',
    asThen: 'As it was when you applied. Later changes to your profile were not sent.',
    onlyName: 'Only your name was sent.',
    /** What colleagues of the organization call otherwise. */
    parts: {
      coverLetter: 'Your message',
      message: 'Your message',
      services: 'What you asked for help with',
      situation: 'Your situation then',
      financialAid: 'You would like financial aid',
    },
  },
  readings: {
    title: 'Who read it',
    none: (organization: string) => `No one at ${organization} has opened it yet.`,
    all: 'See all',
  },
  write: (organization: string) => `Write to ${organization}`,
  about: (organization: string) => `About ${organization}`,
  listing: 'See what you applied for',
  withdraw: {
    title: 'Withdraw',
    text: 'You can withdraw at any time. If it is still open, you can apply again.',
    action: 'Withdraw this application',
    working: 'Withdrawing…',
    ask: (title: string) => `Withdraw your application: ${title}?`,
    meaning: (organization: string) =>
      `We tell ${organization} at once, and they can no longer decide on it. What they have read already stays with them.`,
    confirm: 'Withdraw',
    cancel: 'Keep it',
    done: (organization: string) => `You withdrew your application. We told ${organization}.`,
    failed: 'Your application was not withdrawn',
  },
} as const;
