import { con } from '../../language/con.ts';
import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Contact.phrases.ts';
import { slotTime, weekdayDate, zoneName } from '../dates.ts';

const spanish = { locale: 'es-US' };
const someone = (name: string) => name || 'Alguien';

export const contactPhrases = translatePhrases<typeof english.contactPhrases>('contact', {
  request: 'Solicitud de contacto',
  requestMore: (name, organization) =>
    `${name ? `${name}, de ${organization},` : organization} quisiera hablar con usted. No sabrán quién es usted si no acepta.`,
  reportDecided: 'Su denuncia',
  reportActed: (organization) =>
    `Revisamos lo que usted denunció en sus mensajes con ${organization} y tomamos medidas. Gracias.`,
  reportDismissed: (organization) =>
    `Revisamos lo que usted denunció en sus mensajes con ${organization}. No va contra nuestras reglas. Usted puede bloquear la conversación.`,
  organizationWaits: 'Una organización espera su aprobación',
  organizationWaitsMore: (name) =>
    `${name || 'Una organización nueva'} pidió unirse a VetSync. Nadie la encuentra hasta que usted decida.`,
  reportWaits: 'Una denuncia espera su decisión',
  reportWaitsMore: (name) => `Llegó una denuncia${name && ` sobre ${name}`}. Revísela, por favor.`,
  solutionWaits: 'Una solicitud de una solución a la medida',
  solutionWaitsMore: (organization) => `${organization} espera su respuesta.`,
  reminder: 'Su propio recordatorio',
  reminderMore: (type, provider, date, time) =>
    `${type} ${con(provider)}, ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, hora del centro médico. Lo anotó usted.`,
  eventReminderMore: (title, date, time, timeZone) =>
    `${title}: ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, ${zoneName(timeZone, spanish)}. Lo anotó usted.`,
  eventSoon: 'Muy pronto',
  eventSoonMore: (title, date, time, timeZone) =>
    `${title}: ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, ${zoneName(timeZone, spanish)}.`,
  answerSoon: 'Una oferta espera su respuesta',
  answerSoonMore: (title, organization, date) =>
    `${organization} le pide que responda antes del final del ${weekdayDate(date, spanish)}: ${title}.`,
  spotFree: 'Hay un lugar libre',
  spotFreeMore: (title, organization) =>
    `Le toca a usted en la lista de espera de ${title}. ${organization} ya puede decidir sobre su solicitud.`,
  eventOffered: 'Hay un lugar para usted, si lo quiere',
  eventOfferedMore: (title, date, time, timeZone) =>
    `Le guardamos un lugar en ${title} hasta el ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, ${zoneName(timeZone, spanish)}. Acéptelo o rechácelo.`,
  eventCanceledWhy: (title, reason) => `${title} no se realizará. ${reason}`,
  eventMessage: (organizer) => `Un mensaje de ${organizer}`,
  eventMessageMore: (title, text) => `Sobre ${title}: ${text}`,
  eventMissed: 'Su lugar pasó a otra persona',
  eventMissedMore: (title) =>
    `No respondió a tiempo, así que ofrecimos su lugar en ${title} a la siguiente persona. Puede unirse otra vez.`,
  eventMoved: 'Un evento cambió',
  eventMovedMore: (title) => `${title} tiene una nueva hora o un nuevo lugar.`,
  eventCanceled: 'Se canceló un evento',
  eventCanceledMore: (title) => `${title} no se realizará.`,
  eventBackOn: 'Un evento sí se realizará',
  eventBackOnMore: (title) => `${title} se realizará después de todo. Usted conserva su lugar.`,
  bookingMade: 'Se hizo una cita para usted',
  bookingConfirmed: 'Su cita está confirmada',
  bookingDeclined: 'No aceptaron su solicitud de cita',
  bookingExpired: 'Su solicitud de cita no tuvo respuesta a tiempo',
  bookingCanceled: 'Se canceló su cita',
  bookingMoved: 'Su cita tiene una nueva hora',
  bookingProposed: 'Le proponen otra hora. Por favor, responda',
  bookingEarlier: 'Hay una hora libre más temprano. ¿La quiere?',
  bookingKept: 'Su cita conserva su hora',
  bookingSoon: 'Muy pronto',
  bookingMore: (organization, date, time, timeZone) =>
    `Cita con ${organization}: ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, ${zoneName(timeZone, spanish)}.`,
  referral_sent: (to) => `Aceptó que le refieran a ${to}`,
  referral_refused: (to) => `No aceptó una referencia a ${to}`,
  referral_proposed: (from) => `${from} quiere referirle a otro lugar`,
  referral_proposedMore: (to) => `A ${to}. No se envía nada sin su consentimiento.`,
  referral_accepted: (to) => `${to} aceptó su referencia`,
  referral_acceptedMore: (from) => `Le refirió ${from}. Lea cómo sigue.`,
  referral_declined: (to) => `${to} rechazó su referencia`,
  referral_declinedMore: (from) => `${from} lo sabe y puede ayudarle a encontrar otro lugar.`,
  referral_returned: (to) => `Aún no hay respuesta sobre ${to}`,
  referral_returnedMore: (from) => `Después de cinco días, la referencia volvió a ${from}.`,
  referral_withdrawn: (from) => `${from} retiró su referencia`,
  referral_withdrawnMore: (from) => `Pregunte a ${from} cómo sigue.`,
  talkRequested: 'Alguien de su mentoría le pide una conversación',
  talkMade: 'Alguien de su mentoría reservó una conversación',
  talkConfirmed: 'Su conversación está confirmada',
  talkDeclined: 'No aceptaron su solicitud de conversación',
  talkExpired: 'Su solicitud de conversación no tuvo respuesta a tiempo',
  talkCanceled: 'Se canceló su conversación',
  talkMoved: 'Su conversación tiene una nueva hora',
  talkProposed: 'Le proponen otra hora para su conversación. Por favor, responda',
  talkKept: 'Su conversación conserva su hora',
  talkSoon: 'Muy pronto',
  talkMore: (name, date, time, timeZone) =>
    `Conversación con ${someone(name)}: ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, ${zoneName(timeZone, spanish)}.`,
  mentoring_requested: (name) => `${someone(name)} le pide que sea su mentor`,
  mentoring_waiting: (name) => `${someone(name)} le responderá más tarde`,
  mentoring_waitingMore:
    'Leyó lo que usted escribió y ahora no tiene tiempo. Usted puede retirar su solicitud.',
  mentoring_accepted: (name) => `${someone(name)} aceptó ser su mentor`,
  mentoring_acceptedMore: 'Ya pueden escribirse.',
  mentoring_declined: (name) => `${someone(name)} no puede ser su mentor`,
  mentoring_declinedMore: 'Puede pedírselo a otra persona.',
  mentoring_withdrawn: (name) => `${someone(name)} retiró su solicitud`,
  mentoring_withdrawnMore: 'Ya no hace falta que responda.',
  mentoring_ended: (name) => `${someone(name)} terminó la mentoría`,
  mentoring_endedMore: 'Todavía puede leer lo que se escribieron.',
  interviewMade: 'Se acordó una entrevista para usted',
  interviewConfirmed: 'Su entrevista está fijada',
  interviewDeclined: 'Ninguna de sus horas les conviene',
  interviewExpired: 'Una entrevista no tuvo respuesta a tiempo',
  interviewCanceled: 'Se canceló su entrevista',
  interviewMoved: 'Su entrevista tiene una nueva hora',
  interviewProposed: 'Elija una hora para su entrevista',
  interviewKept: 'Su entrevista conserva su hora',
  interviewSoon: 'Su entrevista es pronto',
  interviewMore: (organization, date, time, timeZone) =>
    `Entrevista con ${organization}: ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, ${zoneName(timeZone, spanish)}.`,
  interviewAnswer: (organization, date, time, timeZone) =>
    `${organization} le ofrece horas para elegir. Responda a más tardar el ${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}, ${zoneName(timeZone, spanish)}.`,
  organizationSuspended: 'Se suspendió una organización',
  organizationSuspendedMore: (organization) =>
    `VetSync suspendió a ${organization}. Su solicitud se conserva, pero por ahora nadie allí puede leerla ni decidir sobre ella. Puede retirarla cuando quiera.`,
  organizationOpen: 'Una organización está de vuelta',
  organizationOpenMore: (organization) =>
    `${organization} ya no está suspendida. Puede leer su solicitud y decidir sobre ella otra vez.`,
  organizationEnded: 'Una organización cerró',
  organizationEndedMore: (organization) =>
    `${organization} ya no está en VetSync, así que su solicitud queda cerrada. Lo que usted envió allí se elimina.`,
  caseOpened: 'Un registro sobre usted',
  caseOpenedMore: (organization) =>
    `${organization} lleva ahora un registro de lo que hace con usted. Usted puede ver lo que dice.`,
  caseChanged: 'Novedades sobre usted',
  caseStatusMore: (organization) => `${organization} cambió el estado de su registro.`,
  caseClosedMore: (organization) => `${organization} cerró su registro sobre usted.`,
  caseNextMore: (organization, step, date) =>
    `Su próximo paso con ${organization}: ${step}${date ? `, a más tardar el ${weekdayDate(date, spanish)}` : ''}`,
  caseOwnerMore: (organization) => `A partir de ahora, otra persona le atiende en ${organization}.`,
  recordTooLong: 'Demasiado largo para guardarlo en su cuenta',
  recordTooLongMore:
    'Lo que escribió queda solo en este navegador. Acórtelo para tenerlo en sus otros dispositivos.',
});
