import { con } from '../../language/con.ts';
import { translate } from '../../language/translate.ts';
import type * as english from './Wellness.words.ts';

export const wellnessWords = translate<typeof english.wellnessWords>({
  nav: 'Bienestar',
  pages: {
    overview: 'Resumen',
    appointments: 'Citas médicas',
    claims: 'Reclamos',
    check: 'Chequeo de bienestar',
  },
  overview: {
    title: 'Centro de bienestar',
    subtitle: 'Cómo está usted y quién puede ayudarle.',
  },
  sample: 'Cifras de ejemplo',
  sampleProviders: {
    request:
      'Los profesionales de salud y los centros médicos son ejemplos. Las solicitudes se quedan en este navegador.',
    note: 'Sus profesionales de salud y sus citas son notas suyas. Solo usted las ve.',
  },
  readiness: {
    title: 'Preparación',
    hint: (met, of) => `${met} de ${of} metas diarias cumplidas en los últimos 28 días`,
    goals: {
      sleep: 'Siete horas de sueño',
      movement: 'Media hora de movimiento',
      calm: 'Diez minutos de calma',
      connection: 'Hablar con alguien',
    },
    days: (met, of) => `${met} de ${of} días`,
    trend: 'Preparación por semana',
    trendMore: (first, last) => `De ${first} a ${last} en doce semanas.`,
    week: 'Semana',
    weekNumber: (ago) => (ago === 0 ? 'Esta semana' : ago === 1 ? 'La semana pasada' : `Hace ${ago} semanas`),
    none: {
      title: 'Todavía no hay cifras',
      text: 'Aquí no se mide nada sobre su salud. El chequeo de bienestar es un buen comienzo.',
    },
  },
  check: {
    title: 'Chequeo de bienestar',
    text: 'Siete preguntas cortas sobre las últimas dos semanas. Solo usted ve el resultado.',
    start: 'Comenzar el chequeo',
    goOn: (answered, of) => `Continuar (${answered} de ${of} respondidas)`,
    see: 'Ver su resultado',
  },
  next: {
    title: 'Próxima cita',
    none: 'No tiene citas próximas.',
    all: 'Todas las citas',
    schedule: 'Buscar un profesional de salud',
  },
  appointments: {
    title: 'Citas médicas',
    scheduleTitle: 'Programar una cita nueva',
    scheduleText: 'Busque a alguien nuevo o vuelva con alguien que ya conoce.',
    find: 'Buscar profesional de salud',
    own: {
      title: 'Anotar una cita',
      text: 'Para una cita que pidió en otro lugar. Solo usted la ve.',
      noted: 'Citas que usted anotó',
      find: 'Sus profesionales de salud',
      none: 'Cuando anote una cita, aparecerá aquí.',
    },
    existing: 'Programar con un profesional que ya conoce',
    upcomingTitle: 'Próximas citas',
    upcomingCount: (count) => (count === 1 ? '1 cita' : `${count} citas`),
    noneTitle: 'No hay citas próximas',
    noneText: 'Cuando pida una cita, aparecerá aquí.',
    earlier: 'Citas pasadas y canceladas',
    viewDetails: 'Ver detalles',
    reschedule: 'Reprogramar',
    about: (action, type, day) => `${action}: ${type}, ${day}`,
    quickTitle: 'Búsqueda rápida de profesionales de salud',
    quickText: 'Abre la búsqueda con este filtro.',
    quick: {
      'primary-care': 'Atención primaria',
      'mental-health': 'Salud mental',
      specialist: 'Especialista',
    },
    emergencyTitle: 'Contacto de emergencia',
    emergencyText: 'Línea de crisis, las 24 horas, los 7 días',
    emergency911: 'En una emergencia médica, llame al 911.',
    sent: {
      request: (type, provider) => `Cita solicitada: ${type} ${con(provider)}`,
      note: (type, provider) => `Cita guardada en sus registros: ${type} ${con(provider)}`,
    },
    sentMore: {
      request: (day, time) =>
        `${day}, ${time} El profesional de salud revisará su solicitud y le enviará una confirmación.`,
      note: (day, time) => `${day}, ${time} No se envió a ningún centro médico. Pida la cita allí.`,
    },
    dismiss: 'Cerrar',
  },
  status: {
    requested: 'Solicitada',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
  },
  saved: 'En sus registros',
  over: 'Pasada',
  at: (day, time) => `${day}, ${time}`,
});

export const appointmentDetailWords = translate<typeof english.appointmentDetailWords>({
  wellness: 'Bienestar',
  back: 'Todas las citas',
  status: 'Estado',
  when: 'Cuándo',
  length: '30 minutos',
  provider: 'Profesional de salud',
  where: 'Dónde',
  phone: 'Teléfono',
  reason: 'Motivo',
  id: 'Referencia',
  asked: 'Fecha de la solicitud',
  reschedule: 'Reprogramar',
  cancel: 'Cancelar la cita',
  calendar: 'Agregar al calendario',
  print: 'Imprimir',
  progress: 'Qué sigue',
  steps: {
    requested: 'Solicitada',
    confirmed: 'Confirmada por el profesional de salud',
    visit: 'Su consulta',
    cancelled: 'Cancelada',
    waiting: 'El profesional de salud revisa su solicitud y le envía una confirmación.',
    saved: 'Guardada en sus registros',
    notSent: 'No se envió a ningún centro médico. Pida la cita allí.',
  },
  bring: 'Qué llevar',
  bringItems: [
    'Una identificación con foto y su tarjeta de salud para veteranos, si la tiene',
    'Una lista de las medicinas que toma, con las dosis',
    'Las preguntas que quiere hacer, por escrito',
  ],
  confirm: {
    title: '¿Cancelar esta cita?',
    text: {
      request: (type, provider, when) => `${type} ${con(provider)}, ${when}. Le avisaremos al centro médico.`,
      note: (type, provider, when) =>
        `${type} ${con(provider)}, ${when}. Es su propio registro. Si pidió la cita, cancélela también allí.`,
    },
    confirm: 'Cancelar la cita',
    keep: 'Conservar la cita',
  },
  missing: {
    title: 'No encontramos esta cita',
    text: 'Puede que se haya eliminado después de crear este enlace.',
  },
});
