import { translate } from '../../language/translate.ts';
import { comboBoxWords } from './ComboBox.words.ts';

export const comboBoxSpanish = translate(comboBoxWords, {
  nothingFound: 'Sin coincidencias',
  selected: (label) => `${label}: selección`,
  loading: 'Cargando…',
});
