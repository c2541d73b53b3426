import { translatePhrases } from '../../../language/translatePhrases.ts';
import type * as english from './Deadlines.phrases.ts';

export const deadlinePhrases = translatePhrases<typeof english.deadlinePhrases>('deadline', {
  accept: 'Aceptar su lugar',
  transcripts: 'Certificados de estudios y Joint Services Transcript',
  housing: 'Formulario de vivienda',
  application: 'Solicitud',
  closes: (title) => `Solicitar: ${title}`,
});
