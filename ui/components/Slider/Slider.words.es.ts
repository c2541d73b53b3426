import { translate } from '../../language/translate.ts';
import type * as english from './Slider.words.ts';

export const sliderWords = translate<typeof english.sliderWords>({ start: 'Mínimo', end: 'Máximo' });
