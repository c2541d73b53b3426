import { translate } from '../../language/translate.ts';
import { notHereWords } from './NotHere.words.ts';

export const notHereSpanish = translate(notHereWords, {
  title: 'No encontramos esto',
  text: 'Puede que se haya eliminado después de crear este enlace.',
  back: (place) => `Ir a ${place}`,
});
