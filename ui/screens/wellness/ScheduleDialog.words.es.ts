import type { AppointmentField } from '@vetsync/machines/wellness/model';
import type { FederalHoliday } from '@vetsync/machines/model/time';
import { translate } from '../../language/translate.ts';
import type * as english from './ScheduleDialog.words.ts';

const fields = {
  type: 'el tipo de cita',
  date: 'la fecha',
  time: 'la hora',
  reason: 'el motivo',
} satisfies Record<AppointmentField, string>;
const holidays = {
  newYear: 'Año Nuevo',
  martinLutherKing: 'Día de Martin Luther King Jr.',
  washington: 'Natalicio de Washington',
  memorial: 'Día de los Caídos',
  juneteenth: 'Juneteenth',
  independence: 'Día de la Independencia',
  labor: 'Día del Trabajo',
  columbus: 'Día de Colón',
  veterans: 'Día de los Veteranos',
  thanksgiving: 'Día de Acción de Gracias',
  christmas: 'Navidad',
} satisfies Record<FederalHoliday, string>;
const listed = new Intl.ListFormat('es-US');

export const scheduleWords = translate<typeof english.scheduleWords>({
  title: {
    request: { request: 'Programar cita', reschedule: 'Reprogramar cita' },
    note: { request: 'Anotar una cita', reschedule: 'Cambiar la hora' },
  },
  other: 'Elegir otro profesional de salud',
  now: 'Ahora:',
  type: 'Tipo de cita',
  typePlaceholder: 'Elegir un tipo',
  urgent:
    'Si su vida está en peligro, llame al 911. La atención urgente es para lo que puede esperar hasta una cita.',
  date: 'Fecha',
  weekend: {
    request: 'El centro médico cierra los fines de semana. Elija un día de lunes a viernes.',
    note: 'Elija un día de lunes a viernes.',
  },
  past: 'Este día ya pasó.',
  holiday: {
    request: (holiday) => `El centro médico está cerrado: ${holidays[holiday]}.`,
    note: (holiday) => `Día feriado federal: ${holidays[holiday]}.`,
  },
  full: 'Este profesional de salud no tiene citas libres ese día.',
  time: 'Hora',
  timeFirst: 'Elija una fecha para ver los horarios.',
  noTimes: 'No quedan horarios ese día. Elija otro día.',
  morning: 'Mañana',
  afternoon: 'Tarde',
  zone: {
    request: (zone) => `La hora es la del centro médico (${zone}).`,
    note: (zone) => `Los horarios son en ${zone}.`,
  },
  reason: 'Motivo de la consulta',
  reasonHelp: 'Lo que su profesional de salud debe saber antes de verle.',
  clash: (type) => `A esta hora tiene otra cita: ${type}.`,
  summary: 'Resumen',
  provider: 'Profesional de salud',
  where: 'Dónde',
  when: 'Cuándo',
  toChoose: 'Sin elegir todavía',
  missing: (names) => `Todavía falta: ${listed.format(names.map((name) => fields[name]))}.`,
  submit: {
    request: { request: 'Enviar solicitud', reschedule: 'Enviar solicitud' },
    note: { request: 'Guardar en mis registros', reschedule: 'Guardar en mis registros' },
  },
  sending: { request: 'Enviando la solicitud…', note: 'Guardando…' },
  cancel: 'Cancelar',
  notSent: {
    request: 'Esto es una demo: no se envía nada a un centro médico.',
    note: 'Esto se guarda en sus propios registros. No se envía nada a un centro médico, así que pida la cita allí. Si falta más de un día, el día anterior le llega su propio recordatorio.',
  },
  discard: {
    title: '¿Descartar lo que eligió?',
    text: 'La solicitud todavía no está terminada.',
    confirm: 'Descartar',
    cancel: 'Continuar',
  },
  refused: {
    request: {
      title: 'Aquí no se puede pedir una cita',
      text: 'El profesional de salud no acepta pacientes nuevos o la cita ya no se puede cambiar.',
      action: 'Buscar profesional de salud',
    },
    note: {
      title: 'Aquí no se puede anotar una cita',
      text: 'Este profesional de salud no está en su lista o la cita ya no se puede cambiar.',
      action: 'Sus profesionales de salud',
    },
  },
});
