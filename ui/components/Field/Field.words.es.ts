import { translate } from '../../language/translate.ts';
import type * as english from './Field.words.ts';

export const fieldWords = translate<typeof english.fieldWords>({
  optional: '(opcional)',
  left: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  tooMany: (count) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),
});
