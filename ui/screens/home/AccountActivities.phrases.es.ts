import { translatePhrases } from '../../language/translatePhrases.ts';
import { bookingsWords } from '../bookings/Bookings.words.es.ts';
import { claimsWords } from '../wellness/Claims.words.es.ts';
import type * as english from './AccountActivities.phrases.ts';

const { stages } = claimsWords;
const { status, newTime, notAgreed } = bookingsWords;
const states = { ...status, proposed: newTime, offered: notAgreed };
const bookedKinds = { appointment: 'Cita', interview: 'Entrevista', mentor: 'Conversación' };

export const activityPhrases = translatePhrases<typeof english.activityPhrases>('activity', {
  decided: (subject) => `Respuesta a su solicitud: ${subject}`,
  undone: 'Una organización deshizo una decisión',
  accepted: 'Usted aceptó una oferta',
  withdrawn: 'Usted retiró una solicitud',
  taken: (organization, title) => `Novedades de ${organization}: ${title}`,
  messageReceived: (from) => `Mensaje de ${from}`,
  messageSent: 'Usted envió un mensaje',
  contactRequested: (organization) => `${organization} pidió hablar con usted`,
  contactAccepted: 'Usted aceptó una petición de contacto',
  contactDeclined: 'Usted rechazó una petición de contacto',
  poolJoined: 'Las organizaciones pueden encontrar su perfil',
  poolLeft: 'Las organizaciones ya no encuentran su perfil',
  reported: (organization) => `Usted denunció una conversación con ${organization}`,
  reportDecided: 'Revisamos su denuncia',
  blocked: 'Usted bloqueó a una organización',
  unblocked: 'Usted permitió que una organización vuelva a escribirle',
  eventLeft: 'Usted salió de un evento',
  eventWaited: (title) => `En lista de espera: ${title}`,
  eventCanceled: 'Usted canceló un evento',
  mentorAsked: (name) => `Usted le pidió a ${name} que sea su mentor`,
  mentorWithdrawn: 'Usted retiró una solicitud de mentoría',
  programForgotten: 'Usted quitó un programa guardado',
  booked: (kind, organization, state) => `${bookedKinds[kind]} con ${organization}: ${states[state]}`,
  claimFiled: (claim) => `Reclamo presentado: ${claim}`,
  claimMoved: (claim, stage) => `${claim}: ${stages[stage]}`,
});
