import { translate } from '../../language/translate.ts';
import { hospitalPhrases } from './Hospital.phrases.ts';

export const hospitalPhrasesSpanish = translate(hospitalPhrases, {
  highPriority: 'Prioridad alta',
  visitWith: (type, provider) => `${type} con ${provider}`,
});
