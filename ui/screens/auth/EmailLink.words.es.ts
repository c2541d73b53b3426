import { translate } from '../../language/translate.ts';
import type * as english from './EmailLink.words.ts';

export const emailLinkWords = translate<typeof english.emailLinkWords>({
  ready: {
    title: 'Iniciar sesión en VetSync',
    text: 'Este enlace inicia su sesión en este dispositivo. Sirve una sola vez.',
    signIn: 'Iniciar sesión',
  },
  verifying: 'Iniciando su sesión…',
  failed: { title: 'Todavía no se pudo iniciar su sesión', retry: 'Intentar de nuevo' },
});

export const confirmNewEmailWords = translate<typeof english.confirmNewEmailWords>({
  confirming: 'Confirmando su nuevo correo…',
  confirmed: {
    title: 'Su nuevo correo está confirmado',
    text: 'De ahora en adelante inicia sesión con él, y allí llegan nuestros correos. Avisamos del cambio a su dirección anterior.',
    next: 'Ir a su cuenta',
  },
  failed: { title: 'Todavía no se pudo confirmar su nuevo correo', retry: 'Intentar de nuevo' },
  signedOut: {
    title: 'Primero inicie sesión',
    text: 'El enlace solo sirve para su propia cuenta. Inicie sesión y ábralo otra vez.',
    signIn: 'Iniciar sesión',
    retry: 'Ya inicié sesión',
  },
  expired: {
    titles: {
      missing: 'Este enlace está incompleto',
      expired: 'Este enlace venció o ya se usó',
      taken: 'Este correo pertenece a otra cuenta',
    },
    text: 'Su dirección sigue igual. Puede pedir el cambio otra vez en su cuenta.',
    next: 'Ir a su cuenta',
  },
});
