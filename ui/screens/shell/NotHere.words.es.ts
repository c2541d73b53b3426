import { translate } from '../../language/translate.ts';
import type * as english from './NotHere.words.ts';

export const notHereWords = translate<typeof english.notHereWords>({
  title: 'No encontramos esto',
  text: 'Puede que se haya eliminado después de crear este enlace.',
  back: (place) => `Ir a ${place}`,
});
