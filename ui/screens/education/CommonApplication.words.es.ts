import { translate } from '../../language/translate.ts';
import { commonApplicationWords } from './CommonApplication.words.ts';

export const commonApplicationSpanish = translate(commonApplicationWords, {
  title: 'Portal de solicitud común',
  description: 'Una sola solicitud para varias universidades.',
  stepsLabel: 'Pasos de la solicitud',
  steps: { universities: 'Elegir universidades', statement: 'Ensayo personal y metas' },
  choose: (max) => `Elija universidades (hasta ${max})`,
  chosen: (count) => (count === 1 ? '1 universidad elegida' : `${count} universidades elegidas`),
  applied: (program) => `Ya presentó una solicitud. ${program}.`,
  beyond: (max) =>
    `Son más de las ${max} que recomendamos. Puede continuar; cada universidad lee su propia solicitud.`,
  tuition: (amount) => `${amount} al año`,
  previous: 'Anterior',
  next: 'Siguiente',
  submit: 'Enviar solicitudes',
  refused: 'Estas solicitudes no se enviaron. Las demás sí.',
  cancel: 'Cancelar',
  chooseFirst: 'Elija al menos una universidad para continuar.',
  restored: { text: 'Guardamos lo que eligió y escribió aquí antes.', startOver: 'Empezar de nuevo' },
  tooLong: 'Un texto es demasiado largo para enviarlo. Por favor, acórtelo.',
  summary: {
    title: 'Resumen',
    universities: 'Universidades',
    fee: 'Costo de la solicitud',
    waived: 'Sin costo para personas veteranas',
    time: 'Tiempo de respuesta',
    days: (days) => `${days} días hábiles`,
  },
  submitting: {
    title: 'Enviando sus solicitudes',
    progress: 'Avance',
    note: 'Por favor, deje esta página abierta.',
    done: '¡Sus solicitudes se enviaron!',
    doneText: (count) =>
      count === 1 ? 'Una universidad tiene su solicitud.' : `${count} universidades tienen su solicitud.`,
  },
  discard: {
    title: '¿Descartar esta solicitud?',
    text: 'Lo que eligió y escribió todavía no está terminado.',
    confirm: 'Descartar',
    cancel: 'Conservar',
  },
});
