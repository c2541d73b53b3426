import { translate } from '../../language/translate.ts';
import type * as english from './CommonApplication.words.ts';

export const commonApplicationWords = translate<typeof english.commonApplicationWords>({
  title: 'Portal de solicitud común',
  description: 'Una sola solicitud para varias universidades.',
  stepsLabel: 'Pasos de la solicitud',
  steps: { universities: 'Elegir universidades', statement: 'Ensayo personal y metas' },
  choose: (max) => `Elija universidades (hasta ${max})`,
  chooseUpTo: (max) => `Elija hasta ${max} programas`,
  search: 'Buscar programas por palabra clave',
  searching: 'Buscando…',
  none: 'No hay resultados. Pruebe con menos palabras.',
  failed: 'La búsqueda no funcionó.',
  retry: 'Intentar de nuevo',
  more: 'Mostrar más',
  at: (school, location) => (location === '' ? school : `${school}. ${location}`),
  one: (program, school) => `${program}, ${school}`,
  mostReached: (max) => `Ya eligió ${max}. No puede elegir más.`,
  eachSchool: 'cada universidad',
  chosen: (count) => (count === 1 ? '1 universidad elegida' : `${count} universidades elegidas`),
  chosenPrograms: (count) => (count === 1 ? '1 programa elegido' : `${count} programas elegidos`),
  applied: (program) => `Ya presentó una solicitud. ${program}.`,
  beyond: (max) =>
    `Son más de las ${max} que recomendamos. Puede continuar; cada universidad lee su propia solicitud.`,
  tuition: (amount) => `${amount} al año`,
  previous: 'Atrás',
  next: 'Siguiente',
  submit: 'Enviar solicitudes',
  notSent: 'Sus solicitudes no se enviaron.',
  cancel: 'Cancelar',
  chooseFirst: 'Elija al menos una universidad para continuar.',
  chooseFirstProgram: 'Elija al menos un programa para continuar.',
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
    storedNote: 'Puede cerrar esta ventana. Si la red falla, lo intentamos otra vez.',
    done: '¡Sus solicitudes se enviaron!',
    doneText: (count) =>
      count === 1 ? 'Una universidad tiene su solicitud.' : `${count} universidades tienen su solicitud.`,
  },
  results: {
    title: 'Sus solicitudes',
    sent: (sent, all) =>
      all === 1
        ? sent === 1
          ? 'Su solicitud ya llegó.'
          : 'Su solicitud no llegó.'
        : sent === all
          ? `Llegaron las ${all}.`
          : sent === 1
            ? `Llegó 1 de ${all}.`
            : `Llegaron ${sent} de ${all}.`,
    isSent: 'Enviada',
    isNotSent: 'No enviada',
    reasons: {
      listing_closed: 'Este programa ya cerró.',
      listing_full: 'Todos los lugares de este programa están ocupados.',
      already_applied: 'Ya la había enviado antes.',
    },
    later: 'Puede ver cada una en Educación.',
    kept: 'Su texto sigue aquí. Lo puede mandar a otras.',
    resume: 'Elegir otras',
    close: 'Cerrar',
  },
  discard: {
    title: '¿Descartar esta solicitud?',
    text: 'Lo que eligió y escribió todavía no está terminado.',
    confirm: 'Descartar',
    cancel: 'Conservar',
  },
});
