import { translate } from '../../language/translate.ts';
import { tableWords } from './Table.words.ts';

const directions = { ascending: 'ascendente', descending: 'descendente' };

export const tableSpanish = translate(tableWords, {
  sorted: (column, direction) => `Ordenado por ${column}, ${directions[direction]}`,
});
