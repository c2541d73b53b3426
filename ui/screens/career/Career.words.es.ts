import type { JobPayFilter } from '@vetsync/machines/career/model';
import { translate } from '../../language/translate.ts';
import { careerWords } from './Career.words.ts';

const pays: Record<Exclude<JobPayFilter, 'all'>, string> = {
  50000: '$50,000 o más',
  70000: '$70,000 o más',
  90000: '$90,000 o más',
};

export const careerSpanish = translate(careerWords, {
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
  beFound: 'Permitir que las organizaciones le encuentren',
  find: {
    title: 'Empleos de empresas',
    text: 'Busque por palabra, código postal y autorización de seguridad. Antes de enviar, ve lo que recibe la empresa.',
    action: 'Buscar empleos',
  },
  sample: 'Ejemplo',
  sampleJobs:
    'Los empleos y los puntajes de compatibilidad son ejemplos. Las solicitudes se quedan en este navegador.',
  types: {
    'Full-time': 'Tiempo completo',
    'Part-time': 'Medio tiempo',
    Contract: 'Por contrato',
  },
  salary: (from, to) => `${from} a ${to}`,
  place: (location) => (location === 'Remote' ? 'A distancia' : location),
  matches: {
    title: 'Los empleos más compatibles',
    all: 'Todos los empleos',
    details: 'Ver detalles',
    apply: 'Solicitar ahora',
    again: 'Volver a solicitar',
    view: 'Ver solicitud',
    about: (action, title, company) => `${action}: ${title} en ${company}`,
    posted: (when) => `Publicado ${when}`,
  },
  translation: {
    title: 'Traducción de habilidades militares',
    text: 'Cuatro habilidades de un historial de ejemplo y qué tan seguros estamos de cada una.',
    own: 'Busque su ocupación militar y los empleos civiles cercanos a ella.',
    percent: (value) => `${value}% de seguridad`,
    all: 'Buscar su código militar',
  },
  resources: {
    title: 'Recursos de empleo',
    resume: { label: 'Crear currículum', note: 'Su perfil como currículum para imprimir' },
    interview: { label: 'Preparación para entrevistas', note: 'Siete preguntas y notas para usted' },
    salary: { label: 'Negociación del salario', note: 'Cifras, y qué decir' },
    events: { label: 'Eventos para hacer contactos', note: 'Eventos de empleo en la comunidad' },
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
    search: 'Buscar por puesto, empresa o habilidad',
    placeholder: 'Liderazgo de equipos',
    location: 'Lugar',
    type: 'Tipo',
    pay: 'Salario anual',
    sort: 'Orden',
    any: { location: 'Todos los lugares', type: 'Todos los tipos', pay: 'Cualquier salario' },
    pays: (value) => (value === 'all' ? 'Cualquier salario' : pays[value]),
    sorts: { match: 'Mayor compatibilidad', newest: 'Más recientes', pay: 'Salario más alto' },
    found: (count) => (count === 1 ? '1 empleo encontrado' : `${count} empleos encontrados`),
    clear: 'Quitar todo',
    more: (count) => `Mostrar ${count} más`,
    none: {
      title: 'No se encontraron empleos',
      text: 'Ningún empleo cumple con todos los filtros. Pruebe con menos palabras o con otro lugar.',
    },
  },
  details: {
    facts: {
      company: 'Empresa',
      location: 'Lugar',
      salary: 'Salario',
      type: 'Tipo',
      posted: 'Publicado',
      match: 'Compatibilidad',
      clearance: 'Autorización de seguridad',
      application: 'Su solicitud',
    },
    noClearance: 'No se necesita',
    application: (status, id) => `${status}, número ${id}`,
    required: 'Lo que necesita',
    preferred: 'Lo que ayuda',
    close: 'Cerrar',
    unknown: {
      title: 'Este empleo no está aquí',
      text: 'Tal vez ya se ocupó, o la dirección no está completa.',
    },
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
