import { translate } from '../../language/translate.ts';
import { searchFieldWords } from './SearchField.words.ts';

export const searchFieldSpanish = translate(searchFieldWords, { clear: 'Borrar la búsqueda' });
