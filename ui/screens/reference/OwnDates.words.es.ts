import { translate } from '../../language/translate.ts';
import type * as english from './OwnDates.words.ts';

export const ownDatesWords = translate<typeof english.ownDatesWords>({
  title: 'Sus propias fechas',
  text: 'Se guardan en su cuenta, y solo usted las ve. Se lo recordaremos el día anterior.',
  none: 'No ha agregado ninguna.',
  add: 'Agregar una fecha',
  name: '¿Qué es?',
  date: 'Fecha',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Quitar',
  removeOf: (title) => `Quitar ${title}`,
  errors: {
    title: { missing: 'Diga qué es', tooLong: 'Use 120 caracteres o menos' },
    date: { missing: 'Elija una fecha', past: 'Elija hoy o una fecha posterior' },
  },
  remind: 'Recordarme',
  remindTitle: (title) => `En una semana: ${title}`,
  reminderOn: (date) => `Recordatorio: ${date}`,
  noReminder: 'Quitar recordatorio',
});
