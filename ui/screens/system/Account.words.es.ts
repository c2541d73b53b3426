import { translate } from '../../language/translate.ts';
import type * as english from './Account.words.ts';

export const accountWords = translate<typeof english.accountWords>({
  account: 'Su cuenta, sesión iniciada como ',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  unreachable: 'Inicio de sesión no disponible',
});
