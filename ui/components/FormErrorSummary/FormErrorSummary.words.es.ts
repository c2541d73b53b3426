import { translate } from '../../language/translate.ts';
import type * as english from './FormErrorSummary.words.ts';

export const formErrorSummaryWords = translate<typeof english.formErrorSummaryWords>({
  title: (count) => (count === 1 ? 'Hay un dato por revisar' : `Hay ${count} datos por revisar`),
});
