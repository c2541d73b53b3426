import { translate } from '../../language/translate.ts';
import type * as english from './ConfirmDialog.words.ts';

export const confirmDialogWords = translate<typeof english.confirmDialogWords>({ cancel: 'Cancelar' });
