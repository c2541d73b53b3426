import { translate } from '../../language/translate.ts';
import type * as english from './TimeChoice.words.ts';

export const timeChoiceWords = translate<typeof english.timeChoiceWords>({
  moveTitle: 'Elegir otra hora',
  someone: 'Alguien',
  now: (when) => `Hora actual: ${when}`,
  loading: 'Buscando horas libres',
  missing: {
    title: 'No encontramos este calendario',
    text: 'Puede que ya no reciba citas por VetSync.',
    action: 'Buscar atención',
  },
  failed: { title: 'No pudimos cargar las horas', retry: 'Intentar de nuevo' },
  closed: {
    title: 'No hay horas para reservar en línea',
    text: (organization) => `${organization} no ofrece horas aquí. Pídales una cita por mensaje.`,
    write: 'Escribirles',
  },
  visitOption: (name, length) => `${name} (${length})`,
  day: 'Día',
  week: (from, to) => `${from} – ${to}`,
  before: 'Semana anterior',
  after: 'Semana siguiente',
  open: (count) => `${count} libres`,
  noTimes: 'ninguna',
  dayOption: (day, count) =>
    count === 0
      ? `${day}, sin horas libres`
      : count === 1
        ? `${day}, 1 hora libre`
        : `${day}, ${count} horas libres`,
  emptyWeek: 'No hay horas libres esta semana.',
  nextOpen: (day) => `Ir al ${day}`,
  full: 'Por ahora no queda ninguna hora libre.',
  fullText: 'Cada día se abren horas nuevas. También puede escribirles.',
  noLater: 'Todavía no hay horas más adelante.',
  time: 'Hora',
  zone: (zone) => `Las horas son en ${zone}.`,
  zones: (own, place) => `En grande: su hora (${own}). En pequeño: la hora del lugar (${place}).`,
  placeTime: (time) => `${time} allí`,
  kinds: {
    appointment: {
      title: 'Reservar una cita',
      tab: 'Citas',
      with: (provider, organization) => `${provider}, ${organization}`,
      visit: 'Cita',
      reason: 'Motivo',
      reasonHelp: (organization) =>
        `Solo el equipo de atención de ${organization} puede leerlo. Nunca sale en correos, avisos ni archivos de calendario.`,
    },
    mentor: {
      title: 'Elegir una hora para conversar',
      tab: 'Mentores civiles',
      with: (name, _organization) => `Con ${name}`,
      visit: 'Conversación',
      reason: '¿De qué quiere conversar?',
      reasonHelp: (name) =>
        `Solo ${name} puede leerlo. Los correos, avisos y archivos de calendario nunca lo muestran.`,
    },
  },
  choose: 'Elija una hora para ver aquí su cita.',
  visitOf: (visit, provider) => `${visit}, ${provider}`,
  held: (time) => `Guardamos esta hora para usted hasta las ${time}.`,
  instantly: 'Queda confirmada al momento.',
  onRequest: (organization) => `${organization} tiene que confirmarla. Le avisaremos cuando respondan.`,
  notice: (hours) =>
    hours === 0
      ? 'Puede cambiarla o cancelarla hasta que empiece.'
      : `Puede cambiarla hasta ${hours} horas antes y cancelarla en cualquier momento.`,
  book: (time) => `Reservar a las ${time}`,
  request: (time) => `Pedir cita a las ${time}`,
  move: (time) => `Cambiar a las ${time}`,
  sending: 'Enviando',
  lost: {
    taken: 'Otra persona acaba de tomar esa hora. Elija otra.',
    expired: 'Guardamos esa hora por 10 minutos. Elija una hora otra vez.',
  },
  notSent: 'No se pudo enviar',
  booked: {
    confirmed: 'Su cita está reservada',
    requested: 'Su solicitud se envió',
    moved: 'Su cita tiene una hora nueva',
    proposed: 'Pidió otra hora',
    confirmedText: 'Le enviaremos un recordatorio antes de que empiece.',
    requestedText: (organization) =>
      `${organization} le guarda esta hora y responderá pronto. Le avisaremos cuando lo hagan.`,
    proposedText: (organization) => `Conserva la hora de antes hasta que ${organization} acepte la nueva.`,
    show: 'Ver la cita',
    all: 'Todas las citas',
  },
});
