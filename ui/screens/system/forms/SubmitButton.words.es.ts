import { translate } from '../../../language/translate.ts';
import { submitButtonWords } from './SubmitButton.words.ts';

export const submitButtonSpanish = translate(submitButtonWords, {
  wait: (time) => `Intentar de nuevo en ${time}`,
});
