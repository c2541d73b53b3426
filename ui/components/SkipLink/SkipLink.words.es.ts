import { translate } from '../../language/translate.ts';
import { skipLinkWords } from './SkipLink.words.ts';

export const skipLinkSpanish = translate(skipLinkWords, { skip: 'Ir al contenido principal' });
