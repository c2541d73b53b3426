import type { NonprofitPhrases } from '@vetsync/machines/nonprofit/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Words of the nonprofit's work. */
export const nonprofitPhrases = definePhrases('nonprofit', {
  criticalPriority: 'Critical',
  highPriority: 'High priority',
  priority: 'Priority',
  anyPriority: 'Any priority',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  urgency: 'Urgency',
  urgent: 'Urgent',
  standard: 'Standard',
  needs: 'Needs assessment',
  situation: 'Situation',
  searchBy: 'Name, need or situation',
} satisfies PhraseWords<NonprofitPhrases>);
