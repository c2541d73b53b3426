import type { SalaryNegotiationStep } from '@vetsync/machines/career/model';

export interface Words {
  name: string;
  tip: string;
  say: (from: string, to: string) => string;
}

export const salaryWords = {
  title: 'Salary Negotiation',
  subtitle: 'Know your number before you name it.',
  figures: {
    title: 'What others earn',
    occupation: 'Occupation',
    chart: 'Median yearly pay',
    category: 'Occupation',
    value: 'Dollars',
    median: 'Median pay',
    medianHint: 'half earn more, half less',
    range: 'A range to name',
    rangeHint: 'from the median to 15% above it, our rule of thumb',
    source: (date: string) => `as of ${date}. Newer figures may be available; pay varies by location.`,
  },
  negotiation: {
    title: 'The conversation, step by step',
    text: 'Read it out loud. The numbers are based on the occupation you chose.',
    say: 'You could say',
    back: 'Back',
    next: 'Next step',
    again: 'Start over',
    steps: {
      prepare: {
        name: 'Prepare',
        tip: 'Add up the housing, food and health care the military paid for. A civilian salary has to cover them.',
        say: (from) => `My floor is what my family needs. My goal is above ${from}.`,
      },
      range: {
        name: 'Name a range',
        tip: 'Let them bring up money first. If they ask, give a range and stop talking.',
        say: (from, to) =>
          `For this work, and with what I bring, I’m looking for something between ${from} and ${to}.`,
      },
      offer: {
        name: 'Hear the offer',
        tip: 'Thank them and ask for it in writing. You don’t have to answer on the phone.',
        say: () =>
          'Thank you, I’m glad to hear it. Could I have the full offer in writing, and two days to look it over?',
      },
      counter: {
        name: 'Ask for more',
        tip: 'One figure, one reason, calm voice. The worst they can say is no.',
        say: (_from, to) =>
          `I led a team and was responsible for its equipment from day one. Can we get closer to ${to}?`,
      },
      close: {
        name: 'Close',
        tip: 'If the pay is fixed, ask for leave, training, a start date or a review after six months.',
        say: () =>
          'If the pay can’t change, could we agree on a review after six months and put it in writing?',
      },
    } satisfies Record<SalaryNegotiationStep, Words> as Record<SalaryNegotiationStep, Words>,
  },
} as const;
