import type { Translation } from '../../language/translate.ts';
import type { chartWords } from './Chart.words.ts';
import { percentOf } from './percentOf.ts';

/** A part of a whole as a formatted percentage: `58.4%`. */
export function shareOf(words: Translation<typeof chartWords>, value: number, whole: number): string {
  const share = percentOf(value, whole);
  return share === 0 && value > 0 && whole > 0 ? words.underSmallest : words.percent(share);
}
