import type { InterviewsPhrases } from '@vetsync/machines/interviews/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

export const interviewsPhrases = definePhrases('interviews', {
  whoRequired: 'Choose who to interview',
  timeRequired: 'Choose a time',
  whereRequired: 'Say where or how you meet',
  interviewersRequired: 'Choose who interviews',
} satisfies PhraseWords<InterviewsPhrases>);
