import { translate } from '../../../language/translate.ts';
import { shortListOnPhoneWords } from './ShortListOnPhone.words.ts';

export const shortListOnPhoneSpanish = translate(shortListOnPhoneWords, {
  all: (count) => `Mostrar todo (${count})`,
  fewer: 'Mostrar menos',
});
