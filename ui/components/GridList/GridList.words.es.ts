import { translate } from '../../language/translate.ts';
import type * as english from './GridList.words.ts';

export const gridListWords = translate<typeof english.gridListWords>({
  empty: 'Aquí todavía no hay nada',
  loading: 'Cargando más…',
});
