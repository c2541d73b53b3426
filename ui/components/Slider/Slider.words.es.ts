import { translate } from '../../language/translate.ts';
import { sliderWords } from './Slider.words.ts';

export const sliderSpanish = translate(sliderWords, { start: 'Mínimo', end: 'Máximo' });
