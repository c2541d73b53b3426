import { translate } from '../../language/translate.ts';
import { sparklineWords } from './Sparkline.words.ts';

export const sparklineSpanish = translate(sparklineWords, {
  one: (label, only) => `${label}: ${only}`,
  summary: (label, { first, last, least, most }) =>
    `${label}: de ${first} a ${last}, mínimo ${least}, máximo ${most}`,
});
