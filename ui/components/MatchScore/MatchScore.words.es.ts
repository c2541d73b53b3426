import { translate } from '../../language/translate.ts';
import { matchScoreWords } from './MatchScore.words.ts';

export const matchScoreSpanish = translate(matchScoreWords, {
  percent: (score) => `${score}%`,
  bands: {
    excellent: 'Compatibilidad excelente',
    strong: 'Compatibilidad alta',
    fair: 'Compatibilidad media',
    low: 'Compatibilidad baja',
  },
});
