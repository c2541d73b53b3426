import { translate } from '../../language/translate.ts';
import type * as english from './TagGroup.words.ts';

export const tagGroupWords = translate<typeof english.tagGroupWords>({ empty: 'Sin elementos' });
