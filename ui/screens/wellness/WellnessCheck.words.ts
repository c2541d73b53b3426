import type { CheckAnswer, CheckArea, CheckNextStep, CheckResult } from '@vetsync/machines/wellness/model';

/** Our own self-check. It gives orientation, not a diagnosis. */
export const wellnessCheckWords = {
  title: 'Wellness Check',
  intro: [
    'Seven short questions about the last two weeks. It takes about two minutes.',
    'It helps you to see where you stand. It isn’t a diagnosis.',
  ],
  privacy: {
    browser:
      'Your answers stay in this browser tab. No one else sees them: not your provider, not VA, not us.',
    account:
      'Your answers are saved in your account, so you find them on all your devices. No one else sees them: not your provider, not VA.',
  },
  start: 'Start the check',
  goOn: 'Go on',
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  lead: 'In the last two weeks, how often was this so?',
  questions: {
    sleep: 'I slept badly, too little, or woke up tired',
    mood: 'I felt down, or had no hope that things get better',
    tension: 'I was on edge, angry, or couldn’t calm down',
    dailyLife: 'Everyday things were hard to get done',
    connection: 'I felt cut off from other people',
    coping: 'I drank or used something more than I meant to',
    safety: 'I thought that I would be better off dead, or of hurting myself or someone else',
  } satisfies Record<CheckArea, string>,
  answers: { 0: 'Not at all', 1: 'Some days', 2: 'Most days', 3: 'Nearly every day' } satisfies Record<
    CheckAnswer,
    string
  >,
  safetyNote: 'Whatever you answer, a person is there for you at any hour: call 988, then press 1.',
  next: 'Next',
  finish: 'See your result',
  back: 'Back',
  result: {
    steady: {
      title: 'You seem to be on steady ground',
      text: 'Little weighed on you in these two weeks. Keep up what keeps you well.',
    },
    watch: {
      title: 'Some things weigh on you',
      text: 'Nothing you answered is unusual after hard weeks. One small step today makes the next one easier.',
    },
    support: {
      title: 'You carry a lot right now',
      text: 'You don’t have to carry it alone. People who answered like you often feel better with some help.',
    },
    crisis: {
      title: 'Please talk to someone now',
      text: 'What you feel can change, and a trained responder, many of them veterans, is there at this moment.',
    },
  } satisfies Record<CheckResult, { title: string; text: string }>,
  heavy: 'What weighed most',
  areas: {
    sleep: 'Sleep',
    mood: 'Mood and hope',
    tension: 'Tension and anger',
    dailyLife: 'Everyday life',
    connection: 'Being with others',
    coping: 'Alcohol and other substances',
    safety: 'Thoughts of death or harm',
  } satisfies Record<CheckArea, string>,
  stepsTitle: 'Next steps',
  steps: {
    crisisLine: { label: 'Call, text or chat with the crisis line', note: 'At any hour, above on this page' },
    mentalHealth: { label: 'See a mental health provider', note: 'Opens the provider search' },
    primaryCare: { label: 'See a primary care provider', note: 'Opens the provider search' },
    battleBuddy: {
      label: 'Talk it over with Battle Buddy',
      note: 'Simulated answers; no substitute for a person',
    },
    community: { label: 'Meet people near you', note: 'Events in the Community Hub' },
    again: { label: 'Check again in two weeks', note: 'Come back to this page whenever you like' },
  } satisfies Record<CheckNextStep, { label: string; note: string }>,
  /** Instead of the demo's search, for a signed-in person. */
  onVa: 'Opens VA.gov',
  private: {
    account: 'Only you see this. It’s kept in your account until you clear it.',
    browser: 'Only you see this. It’s gone when you close the tab or clear it.',
  },
  review: 'Look at my answers again',
  clear: 'Clear my answers',
} as const;
