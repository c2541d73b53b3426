import type { CheckAnswer, CheckArea, CheckNextStep, CheckResult } from '@vetsync/machines/wellness/model';

/** Our own self-check. It gives orientation, not a diagnosis. */
export const wellnessCheckWords = {
  title: 'Wellness Check',
  intro: [
    'Seven short questions about the last two weeks, one at a time. It takes about two minutes.',
    'The questions are our own. This isn’t a medical test or a diagnosis. It’s a moment to notice how you’re doing.',
  ],
  privacy: {
    browser:
      'Your answers stay in this browser tab. No one else sees them: not your provider, not VA, not us.',
    account:
      'Your answers are saved in your account, so you’ll find them on all your devices. No one else sees them: not your provider, not VA.',
  },
  screenings: {
    title: 'Want a real screening?',
    links: [
      { label: 'VA’s PTSD self-screen', href: 'https://www.ptsd.va.gov/screen/' },
      {
        label: 'VA mental health care',
        href: 'https://www.va.gov/health-care/health-needs-conditions/mental-health/',
      },
    ],
  },
  leave: { label: 'Leave this page quickly', href: 'https://www.weather.gov/' },
  start: 'Start the check',
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  lead: 'Over the last two weeks, how often has this been true?',
  questions: {
    sleep: 'I didn’t get the rest I needed at night',
    mood: 'The days felt heavy, and it was hard to believe in better ones',
    tension: 'I was wound up or quick to anger',
    dailyLife: 'Ordinary things, like dishes or mail, were too much',
    connection: 'I kept away from people, or felt alone with them around',
    coping: 'I drank or used something to get through the day or night',
    safety: 'I thought about dying, or about harming myself or someone else',
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
      title: 'You sound like you’re on steady ground',
      text: 'Not much has been weighing on you lately. Keep doing what keeps you well.',
    },
    watch: {
      title: 'Some things are weighing on you',
      text: 'That’s not unusual after hard weeks. One small step today makes the next one easier.',
    },
    support: {
      title: 'You’re carrying a lot right now',
      text: 'You don’t have to carry it alone. Talking with someone who knows these things often helps.',
    },
    crisis: {
      title: 'Please talk to someone now',
      text: 'What you feel can change. A trained responder is there right now, and many of them are veterans.',
    },
  } satisfies Record<CheckResult, { title: string; text: string }>,
  /** To dial by hand, from any phone. */
  dial: '988 then press 1',
  known: {
    label: 'I’d rather write to someone I know',
    note: 'Opens a text message. You choose who gets it',
    href: 'sms:?&body=I%E2%80%99m%20not%20doing%20well.%20Can%20you%20call%20me%3F',
  },
  heavy: 'What weighed most',
  areas: {
    sleep: 'Sleep',
    mood: 'Mood and hope',
    tension: 'Tension and anger',
    dailyLife: 'Everyday life',
    connection: 'Being around others',
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
    account: 'Only you can see this. It’s kept in your account until you clear it.',
    browser: 'Only you can see this. It’s gone when you close the tab or clear it.',
  },
  review: 'Look at my answers again',
  clear: 'Clear my answers',
} as const;
