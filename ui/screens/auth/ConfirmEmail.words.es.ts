import { translate } from '../../language/translate.ts';
import type * as english from './ConfirmEmail.words.ts';

export const confirmEmailWords = translate<typeof english.confirmEmailWords>({
  confirming: 'Confirmando su correo…',
  confirmed: {
    title: 'Su correo está confirmado',
    text: 'Ya inició sesión. Le damos la bienvenida a VetSync.',
    next: 'Continuar',
  },
  failed: { title: 'Todavía no se pudo confirmar su correo', retry: 'Intentar de nuevo' },
  choosing: {
    title: 'Elija su contraseña',
    text: 'Abrió este enlace en un navegador distinto del que usó para crear la cuenta. Para proteger su cuenta, escriba aquí una contraseña. Puede ser la que eligió antes.',
    password: 'Contraseña',
    submit: 'Confirmar mi correo e iniciar sesión',
    submitting: 'Confirmando…',
    failed: 'Todavía no se pudo confirmar su correo',
  },
  newLink: {
    missing: {
      title: 'Este enlace está incompleto',
      text: 'Los programas de correo a veces cortan los enlaces largos. Abra otra vez el enlace del correo o pida uno nuevo.',
    },
    expired: {
      title: 'Este enlace venció o ya se usó',
      text: 'Si ya confirmó su correo, puede iniciar sesión. Si no, pida un enlace nuevo.',
    },
    email: 'Correo electrónico',
    submit: 'Enviar un enlace nuevo',
    sending: 'Enviando…',
    failed: 'No se pudo enviar el enlace',
    signIn: 'Ir al inicio de sesión',
  },
  resent: {
    title: 'Revise su correo',
    text: 'Busque en su correo un enlace de confirmación.',
    tips: 'Si la dirección tiene una cuenta por confirmar, un enlace nuevo va en camino. Revise también la carpeta de correo no deseado.',
    home: 'Volver al inicio',
  },
});
