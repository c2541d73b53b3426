import type { ProblemPhrases } from '@vetsync/machines/system/model';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';

/** Why the server refused or failed a request. Its answer has the English, so only other languages have words here. */
export const problemPhrases = definePhrases('problem', {} as PhraseWords<ProblemPhrases>);
