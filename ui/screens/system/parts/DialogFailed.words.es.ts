import { translate } from '../../../language/translate.ts';
import type * as english from './DialogFailed.words.ts';

export const dialogFailedWords = translate<typeof english.dialogFailedWords>({
  title: 'Esto no se abrió',
  text: 'No pudimos cargarlo. Si no tiene conexión, se abrirá en cuanto vuelva a tenerla.',
  retry: 'Intentar de nuevo',
  retrying: 'Intentando de nuevo…',
  close: 'Cerrar',
});
