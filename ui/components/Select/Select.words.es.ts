import { translate } from '../../language/translate.ts';
import type * as english from './Select.words.ts';

export const selectWords = translate<typeof english.selectWords>({
  placeholder: 'Elegir…',
  none: 'Sin respuesta',
});
