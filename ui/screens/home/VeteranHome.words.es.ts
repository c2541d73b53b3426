import { translate } from '../../language/translate.ts';
import type * as english from './VeteranHome.words.ts';

export const veteranHomeWords = translate<typeof english.veteranHomeWords>({
  welcome: (name) => (name ? `Hola de nuevo, ${name}` : 'Hola de nuevo'),
  badge: 'Centro de mando para su transición',
  next: {
    when: (relative) => `Próxima: ${relative}`,
    at: (day, time) => `${day}, ${time}`,
    requested: 'Usted pidió esta hora. Todavía no está confirmada.',
    ownNote: 'Su propia nota',
    details: 'Ver detalles',
    move: 'Elegir otra hora',
  },
  firstStep: {
    profile: {
      title: 'Complete su perfil',
      text: 'Es lo primero que leen las universidades y las empresas. Cada parte toma unos minutos.',
    },
    appointment: {
      title: 'Planee su próxima cita',
      text: 'No tiene ninguna pendiente. Un chequeo es un buen comienzo.',
      action: 'Buscar una hora',
    },
    note: {
      title: 'Tenga sus citas a la mano',
      text: 'Anote una cita que ya pidió.',
      action: 'Anotar una cita',
    },
  },
  waiting: {
    title: 'Pendiente para usted',
    all: (count) => (count === 1 ? '1 fecha' : `Las ${count} fechas`),
    due: (relative, day, school) => `Vence ${relative}, ${day}. ${school}`,
  },
  applications: {
    title: (count) => (count === 1 ? '1 solicitud abierta' : `${count} solicitudes abiertas`),
    all: 'Todas las solicitudes',
    answer: (organization, day) => `${organization}. Responda a más tardar el ${day}`,
  },
  profileStep: {
    title: 'Un paso para su perfil',
    text: 'Es lo primero que leen las universidades y las empresas.',
    parts: (done, of) => `${done} de ${of} partes`,
    items: {
      bio: 'Escriba algo sobre usted',
      skills: 'Agregue sus habilidades',
      experience: 'Agregue su experiencia',
      education: 'Agregue su educación',
      certifications: 'Agregue sus certificaciones',
      location: 'Agregue su ubicación',
      currentRole: 'Agregue su puesto actual',
      avatar: 'Agregue una imagen',
    },
  },
  crisis: (call) => `En una crisis: ${call}`,
  quickActions: {
    title: 'Acciones rápidas',
    destinations: {
      wellness: { label: 'Chequeo de bienestar', note: 'Atención médica y citas' },
      education: { label: 'Centro de educación', note: 'GI Bill, programas, solicitudes' },
      career: { label: 'Centro de empleo', note: 'Empleos compatibles y sus habilidades' },
      community: { label: 'Comunidad', note: 'Sus eventos y su red' },
    },
  },
  activities: {
    title: 'Actividad reciente',
    viewAll: 'Ver toda la actividad',
    kinds: {
      session: 'Battle Buddy',
      job: 'Empleo',
      education: 'Educación',
      wellness: 'Bienestar',
      community: 'Comunidad',
      profile: 'Perfil',
    },
    empty: {
      title: 'Todavía no hay actividad',
      text: 'Su actividad aparece aquí. Empiece con una de las acciones rápidas.',
    },
  },
});
