import { translate } from '../../language/translate.ts';
import type * as english from './MatchScore.words.ts';

export const matchScoreWords = translate<typeof english.matchScoreWords>({
  percent: (score) => `${score}%`,
  bands: {
    excellent: 'Compatibilidad excelente',
    strong: 'Compatibilidad alta',
    fair: 'Compatibilidad media',
    low: 'Compatibilidad baja',
  },
});
