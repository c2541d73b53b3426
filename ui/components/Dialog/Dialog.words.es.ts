import { translate } from '../../language/translate.ts';
import { dialogWords } from './Dialog.words.ts';

export const dialogSpanish = translate(dialogWords, { close: 'Cerrar' });
