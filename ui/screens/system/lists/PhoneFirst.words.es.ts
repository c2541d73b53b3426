import { translate } from '../../../language/translate.ts';
import { phoneFirstWords } from './PhoneFirst.words.ts';

export const phoneFirstSpanish = translate(phoneFirstWords, {
  all: (count) => `Mostrar todo (${count})`,
  fewer: 'Mostrar menos',
});
