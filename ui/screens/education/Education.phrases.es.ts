import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Education.phrases.ts';

export const educationPhrases = translatePhrases<typeof english.educationPhrases>('education', {
  sent: '¡Las solicitudes se enviaron!',
  deadline: (what, school) => `${what}: ${school}`,
  deadlineText: (what, program) =>
    `${what}, para ${program}. Vence al final del día, hora del Centro de EE. UU.`,
});
