import { translate } from '../../language/translate.ts';
import type * as english from './NotFound.words.ts';

export const notFoundWords = translate<typeof english.notFoundWords>({
  code: '404',
  title: '¡Ups! No encontramos la página',
  text: 'La página que busca no existe o cambió de lugar.',
  home: 'Volver al inicio',
});
