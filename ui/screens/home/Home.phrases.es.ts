import { con } from '../../language/con.ts';
import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Home.phrases.ts';

export const homePhrases = translatePhrases<typeof english.homePhrases>('home', {
  jobSent: (title, company) => `Solicitud de empleo enviada: ${title}, ${company}`,
  collegeSent: (program, university) => `Solicitud de admisión enviada: ${program}, ${university}`,
  enrollmentSent: (program, organization) =>
    `Solicitud para un programa enviada: ${program}, ${organization}`,
  appointmentSaved: (appointment) => `Cita guardada: ${appointment}`,
  appointmentCanceled: 'Cita cancelada',
  appointmentMoved: 'Cita reprogramada',
  thisAppointmentCanceled: (appointment) => `Cita cancelada: ${appointment}`,
  thisAppointmentMoved: (appointment) => `Cita reprogramada: ${appointment}`,
  appointment: (type, provider) => `${type} ${con(provider)}`,
  eventSaved: (title) => `Evento guardado: ${title}`,
  eventJoined: (title) => `Se unió a: ${title}`,
  programSaved: (title) => `Guardado: ${title}`,
  sessionCompleted: 'Terminó una sesión con Battle Buddy',
  jobMatched: 'Hay un nuevo empleo compatible en su zona',
  consultationScheduled: 'Consulta programada sobre beneficios de educación',
  assessmentReminder: 'Recordatorio del chequeo de bienestar',
  groupJoined: 'Se unió a un grupo del Centro de la comunidad',
  certificationAdded: 'Se agregó una certificación a su perfil',
  universityProgramSaved: 'Programa universitario guardado',
  skillsTranslated: 'Habilidades militares traducidas',
  medicalAppointmentRequested: 'Cita médica solicitada',
});
