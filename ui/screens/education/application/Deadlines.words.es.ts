import { translate } from '../../../language/translate.ts';
import type * as english from './Deadlines.words.ts';

export const deadlinesWords = translate<typeof english.deadlinesWords>({
  title: 'Próximas fechas límite',
  label: 'Fechas límite',
  priorities: { high: 'Prioridad alta', medium: 'Prioridad media', low: 'Prioridad baja' },
  calendar: 'Agregar al calendario',
  calendarOf: (what, school) => `Agregar al calendario: ${what}, ${school}`,
  empty: 'No hay fechas límite próximas. Guarde un programa y sus fechas aparecerán aquí.',
  find: 'Buscar programas',
});
