import { translate } from '../../language/translate.ts';
import type * as english from './Stepper.words.ts';

export const stepperWords = translate<typeof english.stepperWords>({
  next: 'Continuar',
  back: 'Atrás',
  finish: 'Enviar',
  later: 'Guardar y terminar después',
});
