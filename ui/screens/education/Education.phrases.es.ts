import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Education.phrases.ts';

export const educationPhrases = translatePhrases<typeof english.educationPhrases>('education', {
  sent: '¡Las solicitudes se enviaron!',
  deadline: (what, school) => `${what}: ${school}`,
  deadlineText: (what, program) =>
    `${what}, para ${program}. Vence al final del día, hora del Centro de EE. UU.`,
  termStarts: (term: string) => `Empieza: ${term}`,
  termEnds: (term: string) => `Termina: ${term}`,
  confirmEnrollment: 'Confirme su matrícula ante VA',
  confirmEnrollmentText:
    'Responda al mensaje o al correo de VA, o confirme en VA.gov. Después de dos meses sin confirmar, se suspende el pago de vivienda.',
  planTitle: 'Plan de la GI Bill',
});
