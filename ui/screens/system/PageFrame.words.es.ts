import { translate } from '../../language/translate.ts';
import { pageFrameWords } from './PageFrame.words.ts';

export const pageFrameSpanish = translate(pageFrameWords, { home: 'Inicio de VetSync' });
