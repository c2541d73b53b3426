import { translate } from '../../language/translate.ts';
import { nonprofitPhrases } from './Nonprofit.phrases.ts';

export const nonprofitPhrasesSpanish = translate(nonprofitPhrases, {
  criticalPriority: 'Crítica',
  highPriority: 'Prioridad alta',
  priority: 'Prioridad',
  anyPriority: 'Cualquier prioridad',
  high: 'Alta',
  medium: 'Media',
  low: 'Baja',
  urgency: 'Urgencia',
  urgent: 'Urgente',
  standard: 'Normal',
  needs: 'Evaluación de necesidades',
  situation: 'Situación',
  searchBy: 'Nombre, necesidad o situación',
});
