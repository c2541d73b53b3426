import { translate } from '../../language/translate.ts';
import { passwordFieldWords } from './PasswordField.words.ts';

export const passwordFieldSpanish = translate(passwordFieldWords, {
  show: 'Mostrar',
  showPassword: 'Mostrar la contraseña',
  hide: 'Ocultar',
  hidePassword: 'Ocultar la contraseña',
  shown: 'Su contraseña está visible',
  hidden: 'Su contraseña está oculta',
});
