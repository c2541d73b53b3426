import { con } from '../../../language/con.ts';
import { translatePhrases } from '../../../language/translatePhrases.ts';
import type * as english from './World.phrases.ts';
import { slotTime, weekdayDate } from '../../dates.ts';

const spanish = { locale: 'es-US' };
/** Times end in a period: `p. m.`. */
const when = (date: string, time: string) => `${weekdayDate(date, spanish)}, ${slotTime(time, spanish)}`;

const appointmentTypes: Readonly<Record<string, string>> = {
  'Routine Check-up': 'Chequeo de rutina',
  'Follow-up Appointment': 'Cita de seguimiento',
  Consultation: 'Consulta',
  'Mental Health Session': 'Sesión de salud mental',
  'Physical Therapy': 'Fisioterapia',
  'Specialist Consultation': 'Consulta con especialista',
  'Urgent Care': 'Atención urgente',
};
const specialties: Readonly<Record<string, string>> = {
  'Primary Care': 'Atención primaria',
  'Mental Health': 'Salud mental',
  'Physical Therapy': 'Fisioterapia',
  Cardiology: 'Cardiología',
  Other: 'Otra',
};

export const worldPhrases = translatePhrases<typeof english.worldPhrases>('world', {
  newJobApplication: 'Nueva solicitud de empleo',
  jobApplication: (veteran, job, company) => `${veteran} solicitó el puesto ${job} en ${company}.`,
  newCollegeApplication: 'Nueva solicitud de admisión',
  collegeApplication: (veteran, program, university) =>
    `${veteran} presentó una solicitud para ${program} en ${university}.`,
  newEnrollment: 'Nueva solicitud para un programa',
  enrollment: (veteran, program, organization) =>
    `${veteran} pidió participar en ${program} de ${organization}.`,
  appointmentRequest: 'Solicitud de cita',
  appointmentRequestMore: (veteran, type, provider, date, time) =>
    `${veteran} pide una cita ${con(provider)} (${type}): ${when(date, time)}`,
  appointmentCanceled: 'Cita cancelada',
  appointmentCanceledMore: (veteran, type, provider, date, time) =>
    `${veteran} canceló la cita ${con(provider)} (${type}): ${when(date, time)}`,
  appointmentConfirmed: 'Cita confirmada',
  appointmentConfirmedMore: (_veteran, type, provider, date, time) =>
    `${provider} confirmó la cita (${type}): ${when(date, time)}`,
  applicationUpdate: 'Novedades de su solicitud',
  subject: (what, organization) => `${what} en ${organization}`,
  waitlisted: (subject) => `Usted está en la lista de espera de ${subject}.`,
  decided: (subject, status) => `El estado de su solicitud para ${subject} ahora es: ${status}.`,
  toldInterview: (subject) => `Quieren hacerle una entrevista: ${subject}.`,
  toldOffered: (subject) => `Tiene una oferta: ${subject}.`,
  toldHired: (subject) => `Consiguió el trabajo: ${subject}.`,
  toldAccepted: (subject) => `Su solicitud fue aceptada: ${subject}.`,
  toldActive: (subject) => `Ya participa en el programa: ${subject}.`,
  toldAnswer: (subject) => `Tiene una respuesta a su solicitud: ${subject}.`,
  decisionWithdrawn: 'Decisión retirada',
  decisionWithdrawnMore: (subject) =>
    `Se retiró la decisión sobre su solicitud para ${subject}. Está otra vez en revisión.`,
  newMessage: 'Mensaje nuevo',
  messageFrom: (name) => `Mensaje de ${name}`,
  interviewScheduledMore: (organization, subject, date, time, how) =>
    `${organization} quiere hablar con usted sobre ${subject}. ${when(date, time)} ${how}`,
  interviewMoved: 'Entrevista reprogramada',
  interviewMovedMore: (organization, subject, date, time, how) =>
    `${organization} propone otra hora para su entrevista sobre ${subject}. ${when(date, time)} ${how}`,
  interviewCanceled: 'Entrevista cancelada',
  interviewCanceledMore: (organization, subject) => `${organization} canceló su entrevista sobre ${subject}.`,
  video: 'Videollamada',
  phone: 'Llamada telefónica',
  onSite: 'En persona',
  formatAndPlace: (format, place) => `${format}: ${place}`,
  submitted: 'Enviada',
  underReview: 'En revisión',
  waiting: 'En lista de espera',
  next: 'Siguiente en la lista',
  paused: 'En pausa',
  closed: 'Cerrada',
  withdrawn: 'Retirada',
  interview: 'Entrevista',
  interviewScheduled: 'Entrevista programada',
  offered: 'Oferta hecha',
  hired: 'Contratación',
  accepted: 'Aceptada',
  active: 'Activa',
  rejected: 'No seleccionada',
  appointmentType: (type) => appointmentTypes[type] ?? type,
  specialty: (specialty) => specialties[specialty] ?? specialty,
});
