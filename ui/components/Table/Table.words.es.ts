import { translate } from '../../language/translate.ts';
import type * as english from './Table.words.ts';

const directions = { ascending: 'ascendente', descending: 'descendente' };

export const tableWords = translate<typeof english.tableWords>({
  sorted: (column, direction) => `Orden: ${column}, ${directions[direction]}`,
});
