import { plain, respelled, saidIn, withoutHarmless } from '../crisis.ts';
import { likenessOf } from './likeness.ts';
import type { Likeness } from './likeness.ts';
import type { Crisis } from '../crisis/phraseGroups.ts';

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
