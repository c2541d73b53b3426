import { translate } from '../../language/translate.ts';
import { guardSpinnerWords } from './GuardSpinner.words.ts';

export const guardSpinnerSpanish = translate(guardSpinnerWords, {
  loading: 'Cargando…',
  redirecting: 'Le llevamos al inicio de sesión…',
});
