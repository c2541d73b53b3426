import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Viewer.phrases.ts';
import { slotTime, weekdayDate } from '../dates.ts';

const spanish = { locale: 'es-US' };

export const viewerPhrases = translatePhrases<typeof english.viewerPhrases>('viewer', {
  opportunityRequired: 'Escriba el nombre de la oportunidad',
  opportunityTooLong: 'El nombre de la oportunidad es demasiado largo',
  dayRequired: 'Elija un día',
  dayTooFar: 'Elija un día en los próximos 90 días',
  notWorkday: 'Elija un día hábil',
  timeRequired: 'Elija una hora',
  messageRequired: 'Escriba un mensaje',
  messageTooLong: 'El mensaje es demasiado largo',
  proposal: (day, time) =>
    `Propuesta de entrevista: ${weekdayDate(day, spanish)}, ${slotTime(time, spanish)}`,
  opportunity: (name) => `Oportunidad: ${name}`,
  interviewSent: 'La solicitud de entrevista se envió',
  opportunitySent: 'La oportunidad se envió',
  messageSent: 'El mensaje se envió',
  kept: 'Se guarda con sus mensajes. Esta persona es un ejemplo: la respuesta que verá ahí es simulada.',
});
