import { translate } from '../../language/translate.ts';
import type * as english from './Dialog.words.ts';

export const dialogWords = translate<typeof english.dialogWords>({ close: 'Cerrar' });
