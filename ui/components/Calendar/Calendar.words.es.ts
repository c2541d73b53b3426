import { translate } from '../../language/translate.ts';
import type * as english from './Calendar.words.ts';

export const calendarWords = translate<typeof english.calendarWords>({
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  message: (day, words) => `${day}: ${words}`,
});
