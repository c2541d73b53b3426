import { translate } from '../../language/translate.ts';
import type * as english from './SentList.words.ts';

export const sentListWords = translate<typeof english.sentListWords>({
  sent: (when) => `Enviada ${when}`,
  next: (organization, step, day) =>
    `${organization}. Lo que sigue: ${day === null ? step : `${step}, ${day}`}`,
  answer: (organization, day) => `${organization}. Responda a más tardar el ${day}`,
});
