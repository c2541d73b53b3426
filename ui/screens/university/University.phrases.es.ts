import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './University.phrases.ts';

export const universityPhrases = translatePhrases<typeof english.universityPhrases>('university', {
  searchApplicationsBy: 'Nombre, programa o rama',
  activeStudents: 'Estudiantes activos',
  enrolledStudents: 'Personas veteranas inscritas en un programa',
  applications: 'Solicitudes',
  waitForDecision: (pending) => (pending === 1 ? '1 espera una decisión' : `${pending} esperan una decisión`),
  interviews: 'Entrevistas',
  scheduledInterviews: 'Programadas con solicitantes',
  acceptance: 'Admisión',
  acceptedInYear: (accepted) =>
    accepted === 1
      ? '1 persona aceptada en los últimos 12 meses'
      : `${accepted} personas aceptadas en los últimos 12 meses`,
  enrolledCount: (students) => (students === 1 ? '1 estudiante' : `${students} estudiantes`),
});
