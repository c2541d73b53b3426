import { translate } from '../../language/translate.ts';
import { selectWords } from './Select.words.ts';

export const selectSpanish = translate(selectWords, { placeholder: 'Elegir…', none: 'Sin respuesta' });
