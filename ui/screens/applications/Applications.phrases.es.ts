import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Applications.phrases.ts';

export const applicationsPhrases = translatePhrases<typeof english.applicationsPhrases>('applications', {
  spring: (year) => `Primavera de ${year}`,
  summer: (year) => `Verano de ${year}`,
  fall: (year) => `Otoño de ${year}`,
});
