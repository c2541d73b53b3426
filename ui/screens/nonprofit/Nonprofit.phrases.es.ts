import { translate } from '../../language/translate.ts';
import { nonprofitPhrases } from './Nonprofit.phrases.ts';

export const nonprofitPhrasesSpanish = translate(nonprofitPhrases, {
  criticalPriority: 'Crítica',
  highPriority: 'Prioridad alta',
});
