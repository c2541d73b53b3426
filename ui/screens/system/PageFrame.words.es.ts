import { translate } from '../../language/translate.ts';
import type * as english from './PageFrame.words.ts';

export const pageFrameWords = translate<typeof english.pageFrameWords>({ home: 'Inicio de VetSync' });
