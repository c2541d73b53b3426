import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Nonprofit.phrases.ts';

export const nonprofitPhrases = translatePhrases<typeof english.nonprofitPhrases>('nonprofit', {
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
