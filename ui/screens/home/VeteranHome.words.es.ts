import { translate } from '../../language/translate.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

export const veteranHomeSpanish = translate(veteranHomeWords, {
  welcome: (name) => (name ? `Hola de nuevo, ${name}` : 'Hola de nuevo'),
  badge: 'Centro de mando para su transición',
  roles: {
    user: 'Persona veterana',
    recruiter: 'Reclutamiento',
    university: 'Universidad',
    hospital: 'Hospital',
    nonprofit: 'Organización sin fines de lucro',
    admin: 'Administración',
  },
  quickActions: {
    title: 'Acciones rápidas',
    destinations: {
      wellness: { label: 'Chequeo de bienestar', note: 'Atención médica y citas' },
      education: { label: 'Centro de educación', note: 'GI Bill, programas, solicitudes' },
      career: { label: 'Centro de empleo', note: 'Empleos compatibles y sus habilidades' },
      community: { label: 'Comunidad', note: 'Eventos y personas cerca de usted' },
    },
  },
  activities: {
    title: 'Actividad reciente',
    all: 'Toda la actividad',
    viewAll: 'Ver toda la actividad',
    close: 'Cerrar',
    count: (count) => (count === 1 ? '1 actividad' : `${count} actividades`),
    kinds: {
      session: 'Battle Buddy',
      job: 'Empleo',
      education: 'Educación',
      wellness: 'Bienestar',
      community: 'Comunidad',
      profile: 'Perfil',
    },
    empty: {
      title: 'Todavía no ha pasado nada',
      text: 'Su actividad aparece aquí. Empiece con una de las acciones rápidas.',
    },
  },
});
