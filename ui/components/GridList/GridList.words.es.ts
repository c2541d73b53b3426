import { translate } from '../../language/translate.ts';
import { gridListWords } from './GridList.words.ts';

export const gridListSpanish = translate(gridListWords, {
  empty: 'Aquí todavía no hay nada',
  loading: 'Cargando más…',
});
