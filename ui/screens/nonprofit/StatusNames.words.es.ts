import { translate } from '../../language/translate.ts';
import { nonprofitPhrasesSpanish } from './Nonprofit.phrases.es.ts';
import { statusNamesWords } from './StatusNames.words.ts';

const [, spanish] = nonprofitPhrasesSpanish;

export const statusNamesSpanish = translate(statusNamesWords, {
  participants: {
    Active: spanish.active,
    'At Risk': spanish.atRisk,
    Graduated: spanish.graduated,
  },
  requests: {
    Waiting: spanish.waiting,
    'Under Review': spanish.underReview,
    Processing: spanish.processing,
    Scheduled: spanish.scheduled,
    'In Progress': spanish.inProgress,
  },
});
