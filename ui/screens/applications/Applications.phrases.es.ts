import { translate } from '../../language/translate.ts';
import { applicationsPhrases } from './Applications.phrases.ts';

export const applicationsPhrasesSpanish = translate(applicationsPhrases, {
  spring: (year) => `Primavera de ${year}`,
  summer: (year) => `Verano de ${year}`,
  fall: (year) => `Otoño de ${year}`,
});
