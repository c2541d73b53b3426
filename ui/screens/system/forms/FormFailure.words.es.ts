import { translate } from '../../../language/translate.ts';
import type * as english from './FormFailure.words.ts';

export const formFailureWords = translate<typeof english.formFailureWords>({
  limited: 'Demasiados intentos',
});
