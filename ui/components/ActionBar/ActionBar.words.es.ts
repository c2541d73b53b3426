import { translate } from '../../language/translate.ts';
import type * as english from './ActionBar.words.ts';

export const actionBarWords = translate<typeof english.actionBarWords>({
  label: 'Selección',
  all: (count) => `Seleccionar todo (${count})`,
  selected: (count) => `Selección: ${count}`,
  action: (label, count) => `${label} (${count})`,
  clear: 'Quitar la selección',
});
