import type { Phrase } from '../../kit/phrase.ts';
import type { ToastNotice } from '../../system/model/emitted.ts';
import { shellPhrase } from './phrases.ts';

/**
 * What becomes of what a person submits. `simulated`: the demo plays the delivery with sample data. `stored`: the server
 * stores it. An application reaches the organization that published the listing. An appointment or an event is the
 * person's own record, which nobody else sees, and all texts must say so.
 */
export type Delivery = 'simulated' | 'stored';

/** Toast after something was saved as the person's own record. */
export const savedNotice = (what: Phrase): ToastNotice => ({
  title: shellPhrase('saved'),
  description: shellPhrase('savedMore', what),
});
