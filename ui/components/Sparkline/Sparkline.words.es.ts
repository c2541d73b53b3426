import { translate } from '../../language/translate.ts';
import type * as english from './Sparkline.words.ts';

export const sparklineWords = translate<typeof english.sparklineWords>({
  one: (label, only) => `${label}: ${only}`,
  summary: (label, { first, last, least, most }) =>
    `${label}: de ${first} a ${last}, mínimo ${least}, máximo ${most}`,
});
