import { translate } from '../../language/translate.ts';
import type * as english from './Recover.words.ts';

export const recoverWords = translate<typeof english.recoverWords>({
  title: '¿Olvidó su contraseña?',
  text: 'Escriba la dirección de correo de su cuenta. Le enviaremos un enlace para crear una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Recibir un enlace por correo',
  sending: 'Enviando…',
  failed: 'No se pudo enviar el correo',
  signIn: 'Volver al inicio de sesión',
  sent: {
    title: 'Revise su correo',
    text: 'Si esta dirección tiene una cuenta, un enlace para crear una contraseña nueva va en camino a',
    tips: 'Puede tardar unos minutos. Revise también la carpeta de correo no deseado.',
    correct: 'Usar otra dirección',
  },
});
