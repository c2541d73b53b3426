import { translate } from '../../../language/translate.ts';
import type * as english from './SubmitButton.words.ts';

export const submitButtonWords = translate<typeof english.submitButtonWords>({
  wait: (time) => `Intentar de nuevo en ${time}`,
});
