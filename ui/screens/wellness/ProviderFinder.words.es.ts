import { translate } from '../../language/translate.ts';
import { providerFinderWords } from './ProviderFinder.words.ts';

export const providerFinderSpanish = translate(providerFinderWords, {
  title: 'Buscar profesionales de salud',
  search: 'Buscar por nombre o especialidad',
  placeholder: 'Nombre o especialidad',
  specialty: 'Especialidad',
  location: 'Lugar',
  more: 'Más filtros',
  moreSet: (count) => `Más filtros (${count})`,
  accepting: 'Solo los que aceptan pacientes nuevos',
  within: 'Distancia',
  rating: 'Calificación',
  found: (count) => (count === 1 ? '1 profesional encontrado' : `${count} profesionales encontrados`),
  clear: 'Quitar todo',
  none: {
    title: 'Ningún profesional coincide con esta búsqueda',
    text: 'Pruebe con otra palabra o busque en todas las especialidades y todos los lugares.',
  },
  showMore: (count) => `Mostrar ${count} más`,
  schedule: 'Programar cita',
  scheduleWith: (name) => `Programar cita con ${name}`,
  notAccepting: 'No acepta pacientes nuevos',
  next: (day) => `Próxima cita: ${day}`,
  miles: (distance) => (distance === 1 ? 'A 1 milla' : `A ${distance.toLocaleString('es-US')} millas`),
  call: (phone) => `Llamar al ${phone}`,
  specialties: {
    all: 'Todas las especialidades',
    'Primary Care': 'Atención primaria',
    'Mental Health': 'Salud mental',
    'Physical Therapy': 'Fisioterapia',
    Cardiology: 'Cardiología',
    specialist: 'Cualquier especialista',
  },
  locations: (location) => (location === 'all' ? 'Todos los lugares' : location),
  distances: (within) => (within === 'all' ? 'Cualquier distancia' : `Hasta ${within} millas`),
  ratings: (rating) => (rating === 'all' ? 'Cualquier calificación' : `${rating} estrellas o más`),
  existing: {
    title: 'Programar con un profesional que ya conoce',
    description: 'Profesionales con los que tiene una cita.',
    none: {
      title: 'Todavía no hay profesionales de salud',
      text: 'Después de su primera cita, aquí encontrará a sus profesionales de salud.',
      action: 'Buscar profesional de salud',
    },
  },
});
