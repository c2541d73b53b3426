import type { InterviewFeeling, InterviewQuestion } from '@vetsync/machines/career/model';

interface Words {
  ask: string;
  /** What the interviewer wants to learn. */
  why: string;
  tips: readonly string[];
}

export const interviewWords = {
  title: 'Interview Prep',
  subtitle: 'Practice out loud. Your notes are just for you. No one grades them.',
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  why: 'What they want to know',
  questions: {
    yourself: {
      ask: 'Tell me about yourself.',
      why: 'Whether you can sum up where you come from and what you want, in about a minute.',
      tips: [
        'Now, before, next: what you do, what you did in service, what you’re looking for.',
        'Name one result with a number.',
        'Leave out ranks and unit names that need explaining.',
      ],
    },
    leadership: {
      ask: 'Tell me about a time you led a team.',
      why: 'How you lead people who may say no.',
      tips: [
        'Situation, task, what you did, what happened as a result.',
        'Say “I” for what you decided and “we” for what the team did.',
        'Say how many people, and what changed for them.',
      ],
    },
    conflict: {
      ask: 'How did you handle a disagreement with a supervisor?',
      why: 'Whether you speak up, and carry a decision that wasn’t yours.',
      tips: ['Choose one that ended well.', 'Say what the other person saw that you didn’t.'],
    },
    failure: {
      ask: 'What is a mistake you learned from?',
      why: 'Whether you own it.',
      tips: ['Short on the mistake, long on what you changed.', 'Choose one that hurt no one.'],
    },
    translation: {
      ask: 'How does your military experience fit this job?',
      why: 'They may not know your code. You have to translate.',
      tips: [
        'Take three words from the posting and give an example for each.',
        'Money, people, time: figures need no translation.',
        'Don’t talk about anything classified; say so if you’re asked.',
      ],
    },
    why: {
      ask: 'Why do you want to work here?',
      why: 'Whether you know who they are.',
      tips: ['One fact about them that you looked up.', 'One thing that you could do in the first 90 days.'],
    },
    ask: {
      ask: 'Do you have questions for us?',
      why: 'Whether you think about the work, not only the offer.',
      tips: ['What does a good first year look like?', 'Who would I learn from?', 'What are the next steps?'],
    },
  } satisfies Record<InterviewQuestion, Words>,
  note: 'Notes to yourself',
  noteHelp: 'A few words are enough. Optional.',
  feeling: 'How did it go?',
  feelings: {
    again: 'Needs practice',
    nearly: 'Nearly there',
    ready: 'Ready',
  } satisfies Record<InterviewFeeling, string>,
  back: 'Back',
  next: 'Next question',
  finish: 'See all notes',
  review: {
    title: 'Your notes',
    count: (noted: number, of: number) => `${noted} of ${of} questions have a note`,
    none: 'No note yet',
    open: 'Practice again',
    openAbout: (question: string) => `Practice again: ${question}`,
    clear: 'Delete all notes',
  },
  confirm: {
    title: 'Delete all notes?',
    text: 'They’re not saved anywhere else.',
    confirm: 'Delete',
    cancel: 'Keep them',
  },
} as const;
