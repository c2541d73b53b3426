import { translate } from '../../language/translate.ts';
import { universityPhrases } from './University.phrases.ts';

export const universityPhrasesSpanish = translate(universityPhrases, {
  searchApplicationsBy: 'Nombre, programa o rama',
  programNoun: 'programa',
  programNouns: 'programas',
  length: 'Duración',
  studentCount: 'Estudiantes',
  placesLeft: 'Lugares libres',
  militaryCredits: 'Créditos militares',
  giBillCovers: 'Cubre la GI Bill',
  advisor: 'Consejería',
  allAdvisors: 'Todas las personas',
  searchPrograms: 'Buscar programas',
  searchProgramsBy: 'Programa o persona consejera',
  seeApplications: 'Ver solicitudes',
  noPrograms: 'Todavía no hay programas',
  noProgramsMore: 'Aquí verá lo que enseña.',
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
