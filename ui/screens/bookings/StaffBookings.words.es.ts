import { translate } from '../../language/translate.ts';
import type * as english from './StaffBookings.words.ts';

export const staffBookingsWords = translate<typeof english.staffBookingsWords>({
  loading: 'Cargando las citas',
  failed: { title: 'No pudimos cargar las citas', retry: 'Intentar de nuevo' },
  closed: {
    title: 'Las citas no están disponibles',
    text: 'Todavía falta aprobar su organización, o usted ya no trabaja ahí.',
  },
  requests: 'Solicitudes por responder',
  requestCount: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
  answerBy: (until) => `Responda a más tardar el ${until}`,
  asksFor: (time) => `Pide ${time}`,
  span: 'Período',
  day: 'Día',
  week: 'Semana',
  today: 'Hoy',
  before: 'Anterior',
  after: 'Siguiente',
  provider: 'Profesional',
  everyone: 'Todos',
  none: 'No hay citas',
  old: 'Cargando estos días',
  arrived: 'Ya llegó',
  visitOf: (visit, provider) => `${visit}, ${provider}`,
  actions: { confirm: 'Confirmar', arrive: 'Llegó', complete: 'Realizada' },
  move: 'Mover',
  about: (action, name, time) => `${action}: ${name}, ${time}`,
  notDone: 'No se pudo hacer',
  hours: 'Horarios y tipos de cita',
});
