import { translate } from '../../language/translate.ts';
import { errorStateWords } from './ErrorState.words.ts';

export const errorStateSpanish = translate(errorStateWords, { reference: 'Referencia:' });
