import { translate } from '../../language/translate.ts';
import { accountWords } from './Account.words.ts';

export const accountSpanish = translate(accountWords, {
  account: 'Su cuenta, con la sesión de ',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  unreachable: 'Inicio de sesión no disponible',
});
