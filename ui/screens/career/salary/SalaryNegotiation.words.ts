import type { SalaryNegotiationStep } from '@vetsync/machines/career/model';

export interface Words {
  name: string;
  tip: string;
  say: (from: string, to: string) => string;
}

export const salaryWords = {
  title: 'Salary Negotiation',
  subtitle: 'Know the figure before you name one.',
  figures: {
    title: 'What others earn',
    occupation: 'Occupation',
    chart: 'Median pay in a year',
    category: 'Occupation',
    value: 'Dollars',
    median: 'Median pay',
    medianHint: 'half earn more, half less',
    range: 'A range to name',
    rangeHint: 'from the median to 15% above it, our rule of thumb',
    source: (date: string) => `as of ${date}. Newer figures may be available; pay varies by location.`,
  },
  negotiation: {
    title: 'The talk, step by step',
    text: 'Read it out loud. The figures follow the occupation you chose.',
    say: 'You could say',
    back: 'Back',
    next: 'Next step',
    again: 'Begin again',
    steps: {
      prepare: {
        name: 'Prepare',
        tip: 'Add up housing, food and health care that the service paid for: a civilian salary has to carry them.',
        say: (from) => `My floor is what my family needs. My goal is above ${from}.`,
      },
      range: {
        name: 'Name a range',
        tip: 'Let them speak of money first. If they ask, give a range and stop talking.',
        say: (from, to) =>
          `For this work, and with what I bring, I look for something between ${from} and ${to}.`,
      },
      offer: {
        name: 'Hear the offer',
        tip: 'Thank them and ask for it in writing. You need not answer on the phone.',
        say: () => 'Thank you, I am glad. May I have the whole offer in writing, and two days to look at it?',
      },
      counter: {
        name: 'Ask for more',
        tip: 'One figure, one reason, calm voice. The worst answer is no.',
        say: (_from, to) =>
          `I led a team and answered for its equipment from the first day. Can we come closer to ${to}?`,
      },
      close: {
        name: 'Close',
        tip: 'If the pay is fixed, ask for leave, training, a start date or a review after six months.',
        say: () =>
          'If the pay has to stay, could we agree on a review after six months, and put it in writing?',
      },
    } satisfies Record<SalaryNegotiationStep, Words> as Record<SalaryNegotiationStep, Words>,
  },
} as const;
