import { translate } from '../../language/translate.ts';
import type * as english from './Interviews.words.ts';

const listed = new Intl.ListFormat('es-US');
const interviews = (count: number) =>
  count === 1 ? '1 entrevista' : `${count.toLocaleString('es-US')} entrevistas`;

export const interviewsWords = translate<typeof english.interviewsWords>({
  title: 'Entrevistas',
  subtitle: 'Conversaciones con las personas que le enviaron una solicitud.',
  schedule: 'Programar una entrevista',
  next: (when, name) => `Próxima: ${when}, ${name}`,
  calendar: 'Elegir un día',
  note: interviews,
  allDays: 'Todos los días',
  show: 'Mostrar',
  lists: { upcoming: 'Próximas', past: 'Pasadas', cancelled: 'Canceladas' },
  count: (count, day) => (day ? `${interviews(count)} el ${day}` : interviews(count)),
  none: {
    title: 'No hay entrevistas aquí',
    day: 'No hay ninguna en este día. Vea todos los días.',
    list: {
      upcoming: 'Todavía no hay entrevistas. Programe una con alguien que haya enviado una solicitud.',
      past: 'Todavía no se ha realizado ninguna entrevista.',
      cancelled: 'No se canceló ninguna entrevista.',
    },
  },
  empty: {
    title: 'Todavía no hay entrevistas',
    text: 'Cuando alguien envía una solicitud, aquí puede programar una entrevista.',
  },
  today: 'Hoy',
  formats: { video: 'Videollamada', phone: 'Llamada telefónica', onSite: 'En persona' },
  minutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
  status: { scheduled: 'Programada', cancelled: 'Cancelada', done: 'Realizada' },
  awaiting: 'Falta anotar el resultado',
  outcomes: {
    forward: 'Sigue adelante',
    undecided: 'Sin decidir',
    notForward: 'No sigue adelante',
  },
  sample: 'Entrevistas de ejemplo: las personas son inventadas y no se llama a nadie.',
});

export const interviewDialogWords = translate<typeof english.interviewDialogWords>({
  title: {
    new: 'Programar una entrevista',
    move: 'Reprogramar la entrevista',
    facts: 'Entrevista',
    missing: 'Entrevista',
  },
  missing: {
    title: 'No encontramos esta entrevista',
    text: 'Puede que se haya retirado la solicitud.',
    close: 'Cerrar',
  },
  who: 'Solicitante',
  whoPlaceholder: 'Elegir una solicitud',
  for: 'Para',
  when: 'Cuándo',
  yours: 'Su hora:',
  how: 'Cómo',
  length: 'Duración',
  where: 'Dónde',
  status: 'Estado',
  outcome: 'Resultado',
  notes: 'Notas',
  notesHelp: 'Para usted y quienes le acompañen. La persona solicitante no las ve.',
  date: 'Día',
  past: 'Este día ya pasó.',
  closed: 'Las entrevistas son en días laborables.',
  time: 'Hora',
  timeFirst: 'Elija un día para ver sus horas libres.',
  noTimes: 'No quedan horas este día. Elija otro.',
  morning: 'Mañana',
  afternoon: 'Tarde',
  zone: (zone) => `Las horas son las de su oficina (${zone}).`,
  format: 'Cómo se reúnen',
  whereLabels: { video: 'Enlace', phone: 'Número', onSite: 'Dirección' },
  clash: (names) => `A esta hora también se reúne con ${listed.format(names)}.`,
  notified: 'La persona solicitante recibirá un aviso automático.',
  submit: { new: 'Programar', move: 'Guardar' },
  cancel: 'Cancelar',
  close: 'Cerrar',
  actions: {
    move: 'Reprogramar',
    cancel: 'Cancelar la entrevista',
    conclude: 'Anotar el resultado',
    again: 'Cambiar el resultado',
    calendar: 'Agregar al calendario',
    message: 'Enviar un mensaje',
    application: 'Abrir la solicitud',
  },
  discard: {
    title: '¿Descartar lo que eligió?',
    text: 'Todavía no se ha programado nada.',
    confirm: 'Descartar',
    cancel: 'Continuar',
  },
  call: {
    title: '¿Cancelar esta entrevista?',
    text: (name) =>
      `${name} recibirá un aviso automático. La solicitud conserva su estado hasta que usted decida sobre ella.`,
    confirm: 'Cancelar la entrevista',
    cancel: 'Conservarla',
  },
  conclude: {
    label: 'Cuál fue el resultado',
    help: 'Solo usted lo ve. La persona solicitante recibe un aviso cuando usted decide sobre la solicitud.',
    save: 'Guardar el resultado',
    back: 'Volver',
  },
});
