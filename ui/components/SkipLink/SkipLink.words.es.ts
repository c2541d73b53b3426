import { translate } from '../../language/translate.ts';
import type * as english from './SkipLink.words.ts';

export const skipLinkWords = translate<typeof english.skipLinkWords>({ skip: 'Ir al contenido principal' });
