import { translate } from '../../language/translate.ts';
import type * as english from './Steps.words.ts';

export const stepsWords = translate<typeof english.stepsWords>({
  count: (at, of, name) => `Paso ${at} de ${of}: ${name}`,
  done: 'Completado:',
});
