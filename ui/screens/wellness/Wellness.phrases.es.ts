import { con } from '../../language/con.ts';
import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Wellness.phrases.ts';
import { slotTime, weekdayDate } from '../dates.ts';

const spanish = { locale: 'es-US' };
/** Times end in a period: `p. m.`. */
const when = (date: string, time: string) => `${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}`;

export const wellnessPhrases = translatePhrases<typeof english.wellnessPhrases>('wellness', {
  typeRequired: 'Elija un tipo de cita',
  dateRequired: 'Elija una fecha',
  timeRequired: 'Elija una hora',
  timeTaken: 'Esta hora ya no está libre. Elija otra',
  incomplete: 'Complete todos los campos obligatorios',
  sent: '¡La solicitud de cita se envió!',
  sentMore: (type, provider, date, time) =>
    `Pidió esta cita ${con(provider)}: ${type.toLowerCase()}, ${when(date, time)}`,
  sentToCenter: '¡La solicitud de cita se envió al centro médico!',
  sentToCenterMore: 'El profesional de salud revisará su solicitud y le enviará una confirmación.',
  saved: (type, provider, date, time) =>
    `Esta cita ${con(provider)} está en sus registros: ${type.toLowerCase()}, ${when(date, time)}`,
  canceled: 'La cita se canceló',
  canceledMore: 'Se avisó al centro médico. Puede programar otra cita cuando quiera.',
  canceledRecord: 'Era su propio registro. Si pidió la cita, cancélela también allí.',
  visit: (type, provider) => `${type} ${con(provider)}`,
  visitOf: (type, provider, specialty) => `${type} ${con(provider)}, ${specialty}.`,
  centerTime: (time) =>
    `La hora es la del centro médico, hora del Centro de EE. UU.: ${slotTime(time, spanish)}`,
  ownTime: (time) => `Hora del Centro de EE. UU.: ${slotTime(time, spanish)}`,
  ownNote: 'Nota propia. La cita la pido allí.',
  reason: (reason) => `Motivo: ${reason}`,
  phone: (phone) => `Teléfono: ${phone}`,
  unconfirmed: 'Solicitada, todavía sin confirmar.',
  providerNameRequired: 'Escriba un nombre',
  providerSaved: (name) => `${name} está en su lista.`,
  providerRemoved: 'Ya no está en su lista',
  claimDue: (what) => `Plazo de su reclamo: ${what}`,
  claimDueMore: (claim, what) => `Reclamo: ${claim}. Envíe: ${what}.`,
  claimNext: (claim) => `Próxima fecha de su reclamo: ${claim}`,
  claimTitleRequired: 'Diga para qué es el reclamo',
  claimTooLong: (max) => `Use como máximo ${max} caracteres`,
  claimFiledRequired: 'Elija el día en que lo presentó',
  claimFiledLater: 'Elija hoy o un día anterior',
  claimNextEarlier: 'Elija un día que no sea anterior al día en que lo presentó',
  claimSaved: (claim) => `El reclamo “${claim}” está en su lista.`,
  claimMoved: (claim) => `El reclamo “${claim}” avanzó un paso en su lista.`,
  claimRemoved: 'El reclamo ya no está en su lista',
});
