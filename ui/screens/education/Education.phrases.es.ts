import { translate } from '../../language/translate.ts';
import { educationPhrases } from './Education.phrases.ts';

export const educationPhrasesSpanish = translate(educationPhrases, {
  sent: '¡Las solicitudes se enviaron!',
  deadline: (what, school) => `${what}: ${school}`,
  deadlineText: (what, program) =>
    `${what}, para ${program}. Vence al final del día, hora del Centro de EE. UU.`,
});
