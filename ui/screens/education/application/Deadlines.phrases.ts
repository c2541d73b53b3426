import type { DeadlinePhrases } from '@vetsync/machines/education/model';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';

/** What schools ask for by a day. A file of its own, because the dashboard says it too. */
export const deadlinePhrases = definePhrases('deadline', {
  accept: 'Accept your place',
  transcripts: 'Transcripts and Joint Services Transcript',
  housing: 'Housing form',
  application: 'Application',
  closes: (title: string) => `Apply: ${title}`,
} satisfies PhraseWords<DeadlinePhrases>);
