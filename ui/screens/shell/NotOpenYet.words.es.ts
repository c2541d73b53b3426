import { translate } from '../../language/translate.ts';
import { notOpenYetWords } from './NotOpenYet.words.ts';

export const notOpenYetSpanish = translate(notOpenYetWords, {
  title: 'Este lugar todavía no está abierto',
  text: 'Llegará en una versión futura. La parte para personas veteranas ya está abierta.',
  next: 'Ver la parte para personas veteranas',
});
