import { translate } from '../../language/translate.ts';
import { treeWords } from './Tree.words.ts';

export const treeSpanish = translate(treeWords, { empty: 'Aquí todavía no hay nada' });
