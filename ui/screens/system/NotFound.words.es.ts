import { translate } from '../../language/translate.ts';
import { notFoundWords } from './NotFound.words.ts';

export const notFoundSpanish = translate(notFoundWords, {
  code: '404',
  title: '¡Ups! No encontramos la página',
  text: 'La página que busca no existe o cambió de lugar.',
  home: 'Volver al inicio',
});
