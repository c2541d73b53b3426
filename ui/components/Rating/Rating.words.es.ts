import { translate } from '../../language/translate.ts';
import { ratingWords } from './Rating.words.ts';

export const ratingSpanish = translate(ratingWords, {
  label: (figure, most) => `${figure} de ${most} estrellas`,
  reviews: (count, figure) => `${figure} ${count === 1 ? 'reseña' : 'reseñas'}`,
});
