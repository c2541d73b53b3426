import { translate } from '../../language/translate.ts';
import { claimsWords } from './Claims.words.ts';

export const claimsSpanish = translate(claimsWords, {
  title: 'Reclamos',
  subtitle: 'En qué etapa está cada reclamo por discapacidad y qué puede hacer usted ahora.',
  whole: {
    title: 'Bienestar y reclamos',
    subtitle: 'Su salud, sus citas y sus reclamos en un solo lugar.',
  },
  list: 'Sus reclamos',
  sample: 'Reclamos de ejemplo',
  kinds: {
    new: 'Reclamo nuevo',
    increase: 'Reclamo de aumento',
    supplemental: 'Reclamo suplementario',
  },
  filed: (day) => `Presentado el ${day}`,
  step: (at, of) => `Paso ${at} de ${of}`,
  stages: {
    received: 'Reclamo recibido',
    initialReview: 'Revisión inicial',
    evidenceGathering: 'Recopilación de pruebas',
    evidenceReview: 'Revisión de las pruebas',
    rating: 'Calificación',
    letter: 'Preparación de la carta de decisión',
    finalReview: 'Revisión final',
    decided: 'Decidido',
  },
  now: {
    received: 'No necesita hacer nada. Guarde copias de todo lo que envió.',
    initialReview: 'Alguien revisa que no falte nada. Es posible que le pidan algo más.',
    evidenceGathering: 'Envíe lo que le pidan lo antes posible. Puede agregar pruebas en cualquier momento.',
    evidenceReview: 'Se están leyendo sus pruebas. Si algo cambió, avise a su representante.',
    rating: 'Se está tomando la decisión. Solo queda esperar.',
    letter: 'Ya hay una decisión y se está escribiendo la carta.',
    finalReview: 'Una persona con más experiencia revisa la decisión una vez más.',
    decided: 'Lea la carta con un representante. Tiene un año para pedir una revisión.',
  },
  rating: (percent) => `Calificación: ${percent}%`,
  asked: 'Lo que se le pide',
  due: (day) => `a más tardar el ${day}`,
  calendar: 'Agregar al calendario',
  show: 'Mostrar todos los pasos',
  hide: 'Ocultar los pasos',
  about: (action, title) => `${action}: ${title}`,
  none: {
    title: 'Todavía no hay reclamos',
    text: 'Un representante le ayuda a presentar uno, sin costo.',
  },
  helpers: {
    title: 'Personas que ayudan con los reclamos',
    text: 'Los ayudantes acreditados no cobran por presentar un reclamo.',
    sample: 'Estos tres son ejemplos inventados: nadie responde ahí.',
    call: (phone) => `Llamar al ${phone}`,
    write: 'Escribir un correo electrónico',
    writeTo: (name) => `Escribir un correo electrónico a ${name}`,
  },
});
