import { translate } from '../../language/translate.ts';
import type * as english from './TabFailed.words.ts';

export const tabFailedWords = translate<typeof english.tabFailedWords>({
  title: 'Esta pestaña dejó de funcionar',
  text: 'Lo que guardó está a salvo, y las otras pestañas siguen funcionando. Intente de nuevo o elija otra pestaña.',
  retry: 'Intentar de nuevo',
});
