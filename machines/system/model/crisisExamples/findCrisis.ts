import { lookForCrisis, plain, respelled, saidIn, withoutHarmless } from '../crisis.ts';
import { learnLikeness, likenessOf } from './likeness.ts';
import type { Likeness } from './likeness.ts';
import type { Crisis } from '../crisis/phraseGroups.ts';
import type { CrisisHelp } from '../crisisHelp.ts';
import type { CrisisTexts } from '../crisisWatch.ts';

/** What is left of a figure of speech says too little to be compared: "I … every day". */
const restMin = 5;
function likenessIn(words: string): Likeness | null {
  const rest = withoutHarmless(words).replace(/\s+/g, ' ').trim();
  return rest !== words && rest.split(' ').length < restMin ? null : likenessOf(rest, plain);
}

/**
 * What a message tells of, before anything else reads it; null: nothing. Of several, the most serious one.
 *
 * @example findCrisis('My brother wants to die'); // { level: 'aboutOther', kind: 'suicide' }
 */
export const findCrisis = (text: string): Crisis | null =>
  saidIn(text) ?? likenessIn(respelled(text))?.crisis ?? null;

/** How sure it is that a message tells of a danger, from 0 to 1: 1 if phrases say it. */
export const crisisShare = (text: string): number =>
  saidIn(text) ? 1 : (likenessIn(respelled(text))?.share ?? 0);

/**
 * Examples know how people talk to an assistant. What people write of themselves, to each other or in a listing must be more like a danger: of 80
 * everyday sentences and 609 sample texts one is, and 35 of 40 plain dangers whose words nobody knew are. By phrases alone 25 are.
 */
const sureMin = 0.6;
const surelyIn = (text: string): Crisis | null => {
  const said = saidIn(text);
  if (said) return said;
  const like = likenessIn(respelled(text));
  return like && like.share >= sureMin ? like.crisis : null;
};
/** What comes first of all that somebody writes in forms and messages, by phrases and by examples. */
export const lookCloselyForCrisis = (texts: CrisisTexts): CrisisHelp | null => lookForCrisis(texts, surelyIn);
/** Learns the examples in pieces, so that who is writing goes on writing. */
export const learnExamples = (pause: () => Promise<void>): Promise<void> => learnLikeness(plain, pause);
