import { translate } from '../../language/translate.ts';
import type * as english from './ComboBox.words.ts';

export const comboBoxWords = translate<typeof english.comboBoxWords>({
  nothingFound: 'Sin coincidencias',
  selected: (label) => `${label}: selección`,
  loading: 'Cargando…',
});
