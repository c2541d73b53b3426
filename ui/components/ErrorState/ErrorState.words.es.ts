import { translate } from '../../language/translate.ts';
import type * as english from './ErrorState.words.ts';

export const errorStateWords = translate<typeof english.errorStateWords>({ reference: 'Referencia:' });
