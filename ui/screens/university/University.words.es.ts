import { translate } from '../../language/translate.ts';
import { universityWords } from './University.words.ts';

export const universitySpanish = translate(universityWords, {
  dashboard: {
    title: 'Portal de admisiones universitarias',
    subtitle: 'Las solicitudes de personas veteranas y cómo les va a quienes ya estudian.',
    figures: 'Cifras',
    students: { label: 'Estudiantes activos', hint: 'Personas veteranas inscritas en un programa' },
    applications: {
      label: 'Solicitudes',
      hint: (pending) => (pending === 1 ? '1 espera una decisión' : `${pending} esperan una decisión`),
    },
    interviews: { label: 'Entrevistas', hint: 'Programadas con solicitantes' },
    acceptance: {
      label: 'Admisión',
      hint: (accepted) =>
        accepted === 1
          ? '1 persona aceptada en los últimos 12 meses'
          : `${accepted} personas aceptadas en los últimos 12 meses`,
      none: '–',
    },
    recent: 'Solicitudes recientes',
    allApplications: 'Ver todas las solicitudes',
    review: 'Revisar',
    reviewOf: (name) => `Revisar la solicitud de ${name}`,
    popular: 'Programas más solicitados',
    applied: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
    enrolled: (count) => (count === 1 ? '1 estudiante' : `${count} estudiantes`),
    allPrograms: 'Ver todos los programas',
    activities: 'Actividad reciente',
  },
  applications: {
    title: 'Solicitudes de estudiantes',
    subtitle: 'Revise las solicitudes, escriba a quienes las enviaron y fije las entrevistas.',
  },
  programs: {
    title: 'Programas',
    subtitle: 'Los programas que las personas veteranas solicitan y estudian.',
  },
  students: {
    title: 'Estudiantes veteranos',
    subtitle: 'Cada persona aceptada tiene su inscripción.',
  },
});
