import { translate } from '../../../../language/translate.ts';
import type * as english from './PlaceTime.words.ts';

export const placeTimeWords = translate<typeof english.placeTimeWords>({
  there: (time) => `${time}, hora del lugar`,
});
