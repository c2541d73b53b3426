import { translate } from '../../language/translate.ts';
import { formatDuration } from '../format.ts';
import type * as english from './OneTimeCode.words.ts';

export const oneTimeCodeWords = translate<typeof english.oneTimeCodeWords>({
  asking: {
    title: 'Iniciar sesión por correo',
    text: 'Le enviaremos por correo un enlace y un código de seis dígitos. Use lo que le sea más fácil. No necesita contraseña.',
    email: 'Correo electrónico',
    submit: 'Recibir un código o enlace por correo',
    sending: 'Enviando…',
    failed: 'No se pudo enviar el correo',
  },
  entering: {
    title: 'Escriba el código',
    sentTo: 'Si esta dirección tiene una cuenta, un enlace y un código van en camino a',
    tips: 'Puede tardar unos minutos. Revise también la carpeta de correo no deseado. También puede abrir el enlace, en cualquier dispositivo.',
    code: 'Código de seis dígitos',
    submit: 'Iniciar sesión',
    verifying: 'Iniciando sesión…',
    failed: 'No se pudo iniciar sesión',
    expired: { title: 'Este código venció', text: 'Pida otro. Lo enviaremos a la misma dirección.' },
  },
  resend: 'Enviar otro código',
  resendIn: (seconds) => `Enviar otro código en ${formatDuration(seconds)}`,
  resending: 'Enviando…',
  correct: 'Usar otra dirección',
  password: 'Usar la contraseña',
});
