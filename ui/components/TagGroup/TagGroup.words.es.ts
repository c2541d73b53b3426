import { translate } from '../../language/translate.ts';
import { tagGroupWords } from './TagGroup.words.ts';

export const tagGroupSpanish = translate(tagGroupWords, { empty: 'Sin elementos' });
