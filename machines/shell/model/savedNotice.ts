import type { Phrase } from '../../system/model/phrase.ts';
import type { ToastNotice } from '../../system/model/emitted.ts';
import { shellPhrase } from './phrases.ts';

/** Toast after something was saved as the person's own record. */
export const savedNotice = (what: Phrase): ToastNotice => ({
  title: shellPhrase('saved'),
  description: shellPhrase('savedMore', what),
});
