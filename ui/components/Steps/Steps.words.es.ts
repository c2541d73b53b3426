import { translate } from '../../language/translate.ts';
import { stepsWords } from './Steps.words.ts';

export const stepsSpanish = translate(stepsWords, {
  count: (at, of, name) => `Paso ${at} de ${of}: ${name}`,
  done: 'Completado:',
});
