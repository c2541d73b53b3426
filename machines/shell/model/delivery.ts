import type { Phrase } from '../../kit/phrase.ts';
import type { ToastNotice } from '../../system/model/emitted.ts';
import { shellPhrase } from './phrases.ts';

/**
 * How submissions are delivered. The demo simulates the delivery with sample data. The signed-in platform has no server
 * storage for them yet: they stay in the browser tab and reach nobody, and all texts must say so.
 */
export type Delivery = 'simulated' | 'tabOnly';

/** Toast after something was saved in the tab. */
export const savedNotice = (what: Phrase): ToastNotice => ({
  title: shellPhrase('saved'),
  description: shellPhrase('savedMore', what),
});
