import { translate } from '../../language/translate.ts';
import type * as english from './Interviews.words.ts';

const interviews = (count: number) =>
  count === 1 ? '1 entrevista' : `${count.toLocaleString('es-US')} entrevistas`;

export const interviewsWords = translate<typeof english.interviewsWords>({
  subtitle: 'Conversaciones con las personas que le enviaron una solicitud.',
  schedule: 'Programar una entrevista',
  next: (when, name) => `Próxima: ${when}, ${name}`,
  calendar: 'Elegir un día',
  note: interviews,
  allDays: 'Todos los días',
  show: 'Mostrar',
  lists: {
    upcoming: 'Próximas',
    waiting: 'En espera de respuesta',
    past: 'Pasadas',
    cancelled: 'Canceladas',
  },
  count: (count, day) => (day ? `${interviews(count)} el ${day}` : interviews(count)),
  none: {
    title: 'No hay entrevistas aquí',
    day: 'No hay ninguna en este día. Vea todos los días.',
    list: {
      upcoming: 'Todavía no hay entrevistas. Programe una con alguien que haya enviado una solicitud.',
      waiting: 'Ninguna entrevista está pendiente de respuesta.',
      past: 'Todavía no se ha realizado ninguna entrevista.',
      cancelled: 'No se canceló ninguna entrevista.',
    },
  },
  empty: {
    title: 'Todavía no hay entrevistas',
    text: 'Cuando alguien envía una solicitud, aquí puede programar una entrevista.',
  },
  today: 'Hoy',
  minutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
  cancelled: 'Cancelada',
  asksForOthers: 'Pide otras horas',
  waits: (count) => (count === 1 ? '1 hora ofrecida' : `${count} horas ofrecidas`),
  awaiting: 'Falta anotar el resultado',
  outcomes: {
    forward: 'Sigue adelante',
    undecided: 'Sin decidir',
    notForward: 'No sigue adelante',
  },
  sample: 'Entrevistas de ejemplo: las personas son inventadas y no se llama a nadie.',
  loading: 'Cargando las entrevistas',
  failed: { title: 'No pudimos cargar las entrevistas', retry: 'Intentar de nuevo' },
  closed: {
    title: 'Las entrevistas no están disponibles',
    text: 'Puede que ya no trabaje aquí o que la organización esté suspendida.',
  },
});

export const interviewFormWords = translate<typeof english.interviewFormWords>({
  loading: 'Cargando el formulario',
  failed: { title: 'No pudimos cargar el formulario', retry: 'Intentar de nuevo' },
  missing: {
    title: 'No encontramos esta entrevista',
    text: 'Puede que se haya retirado la solicitud.',
    back: 'Volver',
  },
  title: { offer: 'Programar una entrevista', again: 'Ofrecer otras horas', propose: 'Pedir otras horas' },
  about: (title, organization) => `${title}, ${organization}`,
  who: 'Solicitante',
  whoPlaceholder: 'Elegir una solicitud',
  noOne:
    'Todavía no hay a quién entrevistar. Cuando alguien envía una solicitud, aquí puede programar una entrevista.',
  for: 'Para',
  conversation: 'Una conversación con usted',
  length: 'Duración',
  date: 'Día',
  time: 'Hora',
  timeFirst: 'Elija un día para ver sus horas libres.',
  noTimes: 'No quedan horas este día. Elija otro.',
  morning: 'Mañana',
  afternoon: 'Tarde',
  zone: (zone) => `Las horas están en su zona horaria (${zone}).`,
  format: 'Cómo se reúnen',
  whereLabels: { video: 'Enlace', phone: 'Número', inPerson: 'Dirección' },
  interviewers: 'Quién entrevista',
  interviewersHelp: (most) => `Hasta ${most} personas. No se muestran las horas en que alguna está ocupada.`,
  chosen: 'Horas que ofrece',
  chosenHelp: (most) => `Elija hasta ${most}. Las guardamos todas hasta que haya una respuesta.`,
  asked: 'Horas que pide',
  remove: (time) => `Quitar ${time}`,
  agreed: 'Ya acordamos esta hora',
  notified: 'La persona solicitante recibirá un aviso automático.',
  notSent: 'No se pudo enviar',
  submit: {
    offer: 'Ofrecer horas',
    agreed: 'Programar',
    again: 'Ofrecer horas',
    propose: 'Pedir estas horas',
  },
  cancel: 'Cancelar',
});
