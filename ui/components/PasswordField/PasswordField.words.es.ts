import { translate } from '../../language/translate.ts';
import type * as english from './PasswordField.words.ts';

export const passwordFieldWords = translate<typeof english.passwordFieldWords>({
  show: 'Mostrar',
  showPassword: 'Mostrar la contraseña',
  hide: 'Ocultar',
  hidePassword: 'Ocultar la contraseña',
  shown: 'Su contraseña está visible',
  hidden: 'Su contraseña está oculta',
});
