import { translate } from '../../language/translate.ts';
import type * as english from './Career.words.ts';

export const careerWords = translate<typeof english.careerWords>({
  closing: 'Empleos guardados que cierran pronto',
  nav: 'Empleo',
  pages: {
    overview: 'Resumen',
    jobs: 'Bolsa de empleo',
    translation: 'Traducción de habilidades',
    interview: 'Preparación para entrevistas',
    salary: 'Salario',
  },
  overview: {
    title: 'Centro de empleo',
    subtitle: 'Lo que hizo en uniforme, con las palabras que entienden las empresas.',
  },
  beFound: 'Visibilidad ante las organizaciones',
  sample: 'Ejemplo',
  sampleJobs:
    'Los empleos y los puntajes de compatibilidad son ejemplos. Las solicitudes se quedan en este navegador.',
  matches: {
    title: 'Los empleos más compatibles',
    all: 'Todos los empleos',
    newest: 'Empleos nuevos',
  },
  translation: {
    title: 'Traducción de habilidades militares',
    text: 'Cuatro habilidades de un historial de ejemplo y qué tan seguros estamos de cada una.',
    own: 'Busque su ocupación militar y los empleos civiles cercanos a ella.',
    percent: (value) => `${value}% de certeza`,
    all: 'Buscar su código militar',
  },
  resources: {
    title: 'Recursos de empleo',
    resume: { label: 'Crear currículum', note: 'Su perfil como currículum para imprimir' },
    interview: { label: 'Preparación para entrevistas', note: 'Siete preguntas y notas para usted' },
    salary: { label: 'Negociación del salario', note: 'Cifras, y qué decir' },
    events: { label: 'Eventos para hacer contactos', note: 'Eventos de empleo en la comunidad' },
  },
  offers: {
    title: (job) => `Oferta de trabajo: ${job}`,
    from: (organization) => `${organization} le hizo una oferta.`,
    by: (day) => `Responda a más tardar el ${day}.`,
    late: (day) => `Le pidieron que respondiera a más tardar el ${day}. Todavía puede responder.`,
    open: 'Ver la oferta y responder',
  },
  applications: 'Sus solicitudes',
  progress: {
    title: 'Su avance',
    applications: 'Solicitudes',
    interviews: 'Entrevistas',
    offers: 'Ofertas',
    views: 'Visitas a su perfil',
    viewsHint: 'Cifra de ejemplo',
    hints: {
      applications: 'enviadas desde aquí',
      interviews: 'en entrevista o más adelante',
      offers: 'esperan su respuesta',
    },
  },
  board: {
    title: 'Bolsa de empleo',
    subtitle: 'Empleos que van con lo que usted sabe hacer.',
  },
  unknown: {
    title: 'Esta página no está aquí',
    text: 'La dirección no corresponde a ninguna página del Centro de empleo.',
    action: 'Ir al Centro de empleo',
  },
  whole: {
    translation: {
      title: 'Traducción de su experiencia militar',
      subtitle: 'Encuentre su ocupación militar, las civiles más cercanas y quién está contratando.',
    },
  },
});
