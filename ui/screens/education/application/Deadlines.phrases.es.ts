import { translate } from '../../../language/translate.ts';
import { deadlinePhrases } from './Deadlines.phrases.ts';

export const deadlinePhrasesSpanish = translate(deadlinePhrases, {
  accept: 'Aceptar su lugar',
  transcripts: 'Certificados de estudios y Joint Services Transcript',
  housing: 'Formulario de vivienda',
  application: 'Solicitud',
});
