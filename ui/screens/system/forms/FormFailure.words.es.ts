import { translate } from '../../../language/translate.ts';
import { formFailureWords } from './FormFailure.words.ts';

export const formFailureSpanish = translate(formFailureWords, { limited: 'Demasiados intentos' });
