import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Hospital.phrases.ts';

export const hospitalPhrases = translatePhrases<typeof english.hospitalPhrases>('hospital', {
  highPriority: 'Prioridad alta',
  visitWith: (type, provider) => `${type} con ${provider}`,
});
