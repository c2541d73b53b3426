import { translate } from '../../language/translate.ts';
import { sentListWords } from './SentList.words.ts';

export const sentListSpanish = translate(sentListWords, {
  sent: (when) => `Enviada ${when}`,
});
