import { translate } from '../../language/translate.ts';
import { formErrorSummaryWords } from './FormErrorSummary.words.ts';

export const formErrorSummarySpanish = translate(formErrorSummaryWords, {
  title: (count) => (count === 1 ? 'Hay un dato por revisar' : `Hay ${count} datos por revisar`),
});
