import type { ApplicationDecision, ApplicationStep } from '@vetsync/machines/model/exchange';
import type { NextStep } from '@vetsync/machines/exchange/sentApplication';

export const sentApplicationWords = {
  loading: 'Loading your application…',
  missing: {
    title: 'Application not found',
    text: 'It isn’t one of your applications. The address may have a typo.',
  },
  sent: (organization: string, ago: string) => `${organization}, sent ${ago}`,
  noted: (organization: string, ago: string) => `${organization}, added ${ago}`,
  onlyNoted: 'You added this application yourself. It wasn’t sent through VetSync.',
  /** What comes next, of an application to a school. */
  next: {
    submitted: 'The school has your application. We’ll tell you when it answers.',
    under_review: 'The school has your application. We’ll tell you when it answers.',
    interview_scheduled: 'The school wants to meet you. Look for its message with time and place.',
    accepted: 'You have a place. Accept or decline it below.',
    placed: 'You accepted your place. Ask the school for your GI Bill certification.',
    waitlist: 'You’re on the waiting list. The school will decide again when a spot opens up.',
    rejected: 'This school said no. Your other applications continue, and you can apply again.',
    withdrawn: 'You withdrew this application. You can apply again while the program is open.',
  } satisfies Record<NextStep, string>,
  /** The same in the demo. */
  sampleNext: {
    submitted: 'The school is reading your application. Most answer within 3-5 business days.',
    under_review: 'The school is reading your application. Most answer within 3-5 business days.',
    interview_scheduled: 'The school wants to meet you. Look for its message with time and place.',
    accepted: 'You have a place. Accept it before the deadline, and ask for your GI Bill certification.',
    placed: 'You accepted your place. Ask the school for your GI Bill certification.',
    waitlist: 'You’re on the waiting list. The school will decide again when a spot opens up.',
    rejected: 'This school said no. Your other applications continue, and you can apply again next term.',
    withdrawn: 'You withdrew this application. You can apply again while the program is open.',
  } satisfies Record<NextStep, string>,
  /** On the waiting list of a listing whose spots are all taken. */
  line: {
    waiting: (organization: string) =>
      `All spots are taken, so your application is on hold. When one opens, ${organization} will offer it to whoever has waited longest. We’ll tell you when it’s your turn.`,
    next: (organization: string) =>
      `A spot is open, and you’ve waited longest. ${organization} can decide on your application now. We’ll tell you when it does.`,
  },
  id: 'Application ID',
  match: 'Match score at submission (sample)',
  from: (organization: string) => `From ${organization}`,
  decided: {
    hire: 'You’re hired.',
    offer: 'They made you an offer.',
    interview: 'They’d like to interview you.',
    reject: 'They chose not to move forward with your application.',
    accepted: 'You’re accepted.',
    waitlist: 'You’re on the waiting list.',
    rejected: 'They chose not to move forward with your application.',
    approve: 'You’re in the program.',
  } satisfies Record<ApplicationDecision, string>,
  begins: (day: string) => `Starts ${day}`,
  firstStep: (step: string) => `First step: ${step}`,
  answeredAt: (ago: string) => `Answered ${ago}`,
  readAt: (ago: string) => `Read your application ${ago}`,
  stays: (organization: string) =>
    `Only you and ${organization} can see this answer. Your profile and your other applications stay as they are.`,
  openings: {
    title: (count: number) => (count === 1 ? 'An opening that fits' : 'Two openings that fit'),
    why: {
      skills: (skills: string) => `Asks for the same skills: ${skills}`,
      title: (words: string) => `The same kind of work or study: ${words}`,
      place: (place: string) => `Also in ${place}`,
    },
  },
  noWords: 'They didn’t include a message.',
  offer: {
    by: (day: string) => `Please answer by ${day}.`,
    /** The day has passed. */
    late: (day: string) => `They asked you to answer by ${day}. You can still answer.`,
    accept: 'Accept',
    accepted: 'Accepted by you',
    decline: 'Decline',
    declining: {
      working: 'Declining…',
      ask: (title: string) => `Decline: ${title}?`,
      meaning: (organization: string) =>
        `We’ll tell ${organization} right away. They can give it to someone else.`,
      confirm: 'Decline',
      cancel: 'Keep it',
      done: (organization: string) => `You declined. We told ${organization}.`,
      failed: 'Your answer wasn’t sent',
    },
    working: 'Accepting…',
    ask: (title: string) => `Accept: ${title}?`,
    meaning: (organization: string) =>
      `We’ll tell ${organization} right away. They’ll tell you what comes next.`,
    cancel: 'Not yet',
    done: (organization: string, ago: string) => `You accepted ${ago}. ${organization} knows.`,
    failed: 'Your answer wasn’t sent',
  },
  history: {
    title: 'History',
    label: 'What happened, oldest first',
    steps: {
      submitted: 'You applied',
      updated: 'You sent an update',
      withdrawn: 'You withdrew',
      decided: 'Decision',
      undone: 'They took back their decision',
      offerAccepted: 'You accepted',
      offerDeclined: 'You declined',
      waiting: 'On the waiting list',
      next: 'A spot is open: you’re next in line',
    } satisfies Record<ApplicationStep['step'], string>,
    noted: 'You added it',
    by: (title: string, name: string) => `${title} (${name})`,
    failed: 'We couldn’t load who decided.',
    retry: 'Try again',
  },
  content: {
    answers: 'What you wrote',
    profile: 'What you sent from your profile',
    asThen: 'As it was when you applied. Later changes to your profile weren’t sent.',
    asUpdated: (ago: string) =>
      `As it was when you sent your update, ${ago}. Later changes to your profile weren’t sent.`,
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
    none: (organization: string) => `No one at ${organization} has opened it yet.`,
    all: 'See all',
  },
  about: (organization: string) => `About ${organization}`,
  listing: 'View listing',
  messages: {
    title: 'Your messages',
    open: 'See all messages',
    earlier: 'Earlier messages',
    asked: 'They asked to talk with you. Open Messages to answer.',
  },
  update: {
    title: 'Update',
    text: (organization: string) =>
      `${organization} hasn’t decided yet. If something has changed, send your profile again.`,
    action: 'Send an update',
    ask: (title: string) => `Update your application: ${title}`,
    meaning: (organization: string) =>
      `We’ll send ${organization} your profile as it is now, with the parts you chose when you applied. They’ll see when you sent it.`,
    profile: 'Check your profile first',
    note: 'What has changed?',
    noteHelp: (organization: string) => `${organization} will read this.`,
    tooLong: 'This text is too long. Please shorten it.',
    confirm: 'Send update',
    working: 'Sending…',
    cancel: 'Cancel',
    done: (organization: string) => `Your update was sent. We told ${organization}.`,
    failed: 'Your update wasn’t sent',
  },
  withdraw: {
    title: 'Withdraw',
    text: 'You can withdraw at any time. If it’s still open, you can apply again.',
    action: 'Withdraw this application',
    working: 'Withdrawing…',
    ask: (title: string) => `Withdraw your application: ${title}?`,
    meaning: (organization: string) =>
      `We’ll tell ${organization} right away, and they can no longer decide on it. They keep what they’ve already read.`,
    confirm: 'Withdraw',
    cancel: 'Keep it',
    done: (organization: string) => `You withdrew your application. We told ${organization}.`,
    failed: 'Your application wasn’t withdrawn',
  },
} as const;
