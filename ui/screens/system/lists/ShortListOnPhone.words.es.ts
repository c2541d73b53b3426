import { translate } from '../../../language/translate.ts';
import type * as english from './ShortListOnPhone.words.ts';

export const shortListOnPhoneWords = translate<typeof english.shortListOnPhoneWords>({
  all: (count) => `Mostrar todo (${count})`,
  fewer: 'Mostrar menos',
});
