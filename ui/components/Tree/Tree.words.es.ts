import { translate } from '../../language/translate.ts';
import type * as english from './Tree.words.ts';

export const treeWords = translate<typeof english.treeWords>({ empty: 'Aquí todavía no hay nada' });
