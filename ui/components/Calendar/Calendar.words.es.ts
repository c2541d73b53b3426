import { translate } from '../../language/translate.ts';
import { calendarWords } from './Calendar.words.ts';

export const calendarSpanish = translate(calendarWords, {
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  message: (day, words) => `${day}: ${words}`,
});
