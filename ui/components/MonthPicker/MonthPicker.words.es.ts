import { translate } from '../../language/translate.ts';
import type * as english from './MonthPicker.words.ts';

export const monthPickerWords = translate<typeof english.monthPickerWords>({
  placeholder: 'Elija un mes',
  previous: 'Año anterior',
  next: 'Año siguiente',
  clear: 'Borrar',
});
