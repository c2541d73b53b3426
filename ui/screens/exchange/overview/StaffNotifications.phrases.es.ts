import { translatePhrases } from '../../../language/translatePhrases.ts';
import type * as english from './StaffNotifications.phrases.ts';
import { slotTime, weekdayDate, zoneName } from '../../dates.ts';

const spanish = { locale: 'es-US' };

export const staffNewsPhrases = translatePhrases<typeof english.staffNewsPhrases>('staffNews', {
  received: (name) => `${name} envió una solicitud`,
  updated: (name) => `${name} actualizó una solicitud`,
  updatedGone: 'Se actualizó una solicitud',
  withdrawn: (name) => `${name} retiró una solicitud`,
  withdrawnGone: 'Se retiró una solicitud',
  offerAccepted: (name) => `${name} aceptó su oferta`,
  offerAcceptedGone: 'Se aceptó su oferta',
  offerDeclined: (name) => `${name} rechazó su oferta`,
  offerDeclinedGone: 'Se rechazó su oferta',
  spotFreed: (name) => `Hay un lugar libre. Siguiente en la lista de espera: ${name}`,
  spotFreedGone: 'Hay un lugar libre',
  assigned: (name) => `Se le asignó la solicitud de ${name}`,
  assignedGone: 'Se le asignó una solicitud',
  caseAssigned: (name) => `Ahora usted acompaña a ${name}`,
  message: (name) => `Mensaje de ${name}`,
  contact: (name) => `${name} aceptó la petición de contacto`,
  contactMore: 'Ahora pueden escribirse.',
  bookingRequested: (name) => `${name} pide una cita`,
  bookingMade: (name) => `${name} reservó una cita`,
  bookingCanceled: (name) => `${name} canceló una cita`,
  bookingMoved: (name) => `${name} cambió la hora de una cita`,
  bookingProposed: (name) => `${name} pide otra hora`,
  bookingKept: (name) => `${name} prefiere conservar la hora`,
  bookingExpired: (name) => `Sin respuesta a tiempo: ${name}`,
  referralSent: (from) => `${from} le refiere a una persona`,
  referralAccepted: (to) => `${to} aceptó una referencia`,
  referralDeclined: (to) => `${to} rechazó una referencia`,
  referralReturned: (to) => `Sin respuesta a tiempo: referencia a ${to}`,
  referralRefused: (name) => `${name} no aceptó una referencia`,
  referralWithdrawn: (name) => `Se retiró una referencia de ${name}`,
  referralMore: (name, title) => `${name}: ${title}`,
  interviewConfirmed: (name) => `${name} eligió una hora para la entrevista`,
  interviewDeclined: (name) => `${name} no puede ir a la entrevista`,
  interviewCanceled: (name) => `${name} canceló una entrevista`,
  interviewMoved: (name) => `${name} tomó otra hora para la entrevista`,
  interviewProposed: (name) => `${name} pide otras horas`,
  interviewKept: (name) => `${name} prefiere conservar la hora de la entrevista`,
  bookingMore: (title, date, time, timeZone) =>
    `${title}: ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, ${zoneName(timeZone, spanish)}`,
});
