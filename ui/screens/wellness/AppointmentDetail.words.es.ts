import { translate } from '../../language/translate.ts';
import type * as english from './AppointmentDetail.words.ts';

export const appointmentDetailWords = translate<typeof english.appointmentDetailWords>({
  above: 'Dónde está',
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
      request: (type, provider, when) => `${type} con ${provider}, ${when}. Se le avisa al centro médico.`,
      note: (type, provider, when) =>
        `${type} con ${provider}, ${when}. Es su propio registro. Si pidió la cita, cancélela también allí.`,
    },
    confirm: 'Cancelar la cita',
    keep: 'Conservar la cita',
  },
  missing: {
    title: 'Esta cita no está aquí',
    text: 'Puede que se haya eliminado después de crear este enlace.',
  },
});
