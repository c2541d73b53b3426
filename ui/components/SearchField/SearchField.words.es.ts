import { translate } from '../../language/translate.ts';
import type * as english from './SearchField.words.ts';

export const searchFieldWords = translate<typeof english.searchFieldWords>({ clear: 'Borrar la búsqueda' });
