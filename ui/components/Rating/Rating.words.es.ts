import { translate } from '../../language/translate.ts';
import type * as english from './Rating.words.ts';

export const ratingWords = translate<typeof english.ratingWords>({
  label: (figure, most) => `${figure} de ${most} estrellas`,
  reviews: (count, figure) => `${figure} ${count === 1 ? 'reseña' : 'reseñas'}`,
});
