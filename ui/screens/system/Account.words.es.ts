import { translate } from '../../language/translate.ts';
import { accountWords } from './Account.words.ts';

export const accountSpanish = translate(accountWords, {
  account: 'Su cuenta, sesión iniciada como ',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  unreachable: 'Inicio de sesión no disponible',
});
