import { translate } from '../../../language/translate.ts';
import { guidancePhrases } from './Guidance.phrases.ts';

export const guidancePhrasesSpanish = translate(guidancePhrases, {
  start: 'Un buen lugar para empezar',
  startMore:
    'Dígale a Battle Buddy qué busca ahora: beneficios, un empleo, un título. Le indicará el lugar correcto.',
  startAction: 'Hablar con Battle Buddy',
  skills: 'Exprese sus habilidades en palabras civiles',
  skillsMore:
    'Está en el lugar correcto. Busque lo que hizo en el servicio y compare los programas que agregan lo que falta.',
  skillsAction: 'Ver programas',
  doors: 'Las personas abren puertas',
  doorsMore:
    'Aquí se encuentran personas veteranas que dieron el mismo paso. Sus solicitudes y sus resultados siguen en su panel.',
  doorsAction: 'Ver cómo van',
  candidates: 'Le esperan personas candidatas',
  candidatesMore: 'La lista ordena a las personas veteranas por su compatibilidad con sus empleos abiertos.',
  candidatesAction: 'Abrir la lista',
  arrived: 'La solicitud llegó',
  arrivedMore: 'Es la primera de su lista, con su análisis de compatibilidad.',
  arrivedAction: 'Revisarla',
  works: 'Vea qué funciona',
  worksMore: 'El análisis muestra de dónde vienen sus contrataciones y cuánto dura cada paso.',
  worksAction: 'Abrir el análisis',
  toReview: 'Solicitudes por revisar',
  toReviewMore: 'Cada una incluye formación militar que puede contar como créditos.',
  toReviewAction: 'Abrir las solicitudes',
  outcomes: '¿Cómo les va a sus estudiantes?',
  outcomesMore: 'Los informes muestran la admisión, la inscripción y el avance de sus estudiantes veteranos.',
  openReports: 'Abrir los informes',
  today: 'Sus pacientes de hoy',
  todayMore: 'Empiece por quienes necesitan atención con más urgencia.',
  todayAction: 'Abrir los pacientes',
  soon: 'Quién necesita a alguien pronto',
  soonMore: 'Salud mental muestra los casos abiertos y quién les da seguimiento.',
  soonAction: 'Abrir Salud mental',
  plan: 'Mantenga el plan en un solo lugar',
  planMore:
    'Cada paciente tiene su plan de atención, para que todos los profesionales de salud vean lo mismo.',
  planAction: 'Ver los planes de atención',
  offer: 'Sepa qué puede ofrecer',
  offerMore: 'Servicios de apoyo muestra qué hay disponible hoy, antes de responder a una solicitud.',
  offerAction: 'Abrir los servicios',
  impact: 'Muestre lo que logra',
  impactMore: 'Los informes convierten participantes y servicios en cifras que sus donantes entienden.',
});
