import { translate } from '../../language/translate.ts';
import type * as english from './GuardSpinner.words.ts';

export const guardSpinnerWords = translate<typeof english.guardSpinnerWords>({
  loading: 'Cargando…',
  redirecting: 'Le llevamos al inicio de sesión…',
});
