import { translate } from '../../language/translate.ts';
import { educationPhrases } from './Education.phrases.ts';

export const educationPhrasesSpanish = translate(educationPhrases, {
  sent: '¡Las solicitudes se enviaron!',
  savedTitle: 'Se guardó en esta pestaña',
  saved: (count) =>
    `${count === 1 ? '1 solicitud está en esta pestaña del navegador.' : `${count} solicitudes están en esta pestaña del navegador.`} No se envió nada a nadie.`,
  deadline: (what, school) => `${what}: ${school}`,
  deadlineText: (what, program) =>
    `${what}, para ${program}. Vence al final del día, hora del Centro de EE. UU.`,
});
