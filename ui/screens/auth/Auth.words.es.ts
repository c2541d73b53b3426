import { translate } from '../../language/translate.ts';
import { formatDuration } from '../format.ts';
import type * as english from './Auth.words.ts';

export const authWords = translate<typeof english.authWords>({
  title: { signIn: 'Iniciar sesión en VetSync', signUp: 'Crear su cuenta de VetSync' },
  tabsLabel: 'Iniciar sesión o crear una cuenta',
  tabs: { signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    password: 'Contraseña',
  },
  passwordHelp: (least) =>
    `Al menos ${least} caracteres. Unas cuantas palabras sin relación entre sí funcionan bien.`,
  passwordRefused: 'Por favor, elija otra contraseña',
  submit: { signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
  submitting: { signIn: 'Iniciando sesión…', signUp: 'Creando la cuenta…' },
  failed: { signIn: 'No se pudo iniciar sesión', signUp: 'No se pudo crear la cuenta' },
  forgot: '¿Olvidó su contraseña?',
  google: 'Continuar con Google',
  googleFailed: 'No se pudo iniciar sesión con Google',
  code: 'Recibir un código o enlace por correo',
  or: 'o',
  organization: {
    question: '¿Trabaja para una empresa, escuela, hospital u organización sin fines de lucro?',
    link: 'Cree una cuenta para agregarla',
    next: 'Cuando confirme su correo, agregará su organización.',
  },
  demo: {
    title: 'Eche un vistazo primero',
    text: 'Cinco perfiles de ejemplo muestran lo que hace VetSync, sin necesidad de una cuenta. Todos sus datos son de ejemplo.',
    profiles: {
      user: 'Vista de una persona veterana',
      recruiter: 'Vista de reclutamiento',
      university: 'Panel de la universidad',
      hospital: 'Centro médico',
      nonprofit: 'Portal de la organización sin fines de lucro',
    },
    link: 'Ver la demo ahora',
  },
});

export const signedInWords = translate<typeof english.signedInWords>({
  signedIn: 'Ya inició sesión. Le llevamos a la página…',
  secondFactorDue: 'Un paso más…',
});

export const checkYourEmailWords = translate<typeof english.checkYourEmailWords>({
  title: 'Revise su correo',
  text: 'Busque en su correo un enlace de confirmación.',
  sentTo: 'Si la dirección es correcta, el enlace va en camino a',
  tips: 'Puede tardar unos minutos. Revise también la carpeta de correo no deseado.',
  resend: 'Enviarlo de nuevo',
  resendIn: (seconds) => `Enviarlo de nuevo en ${formatDuration(seconds)}`,
  resending: 'Enviando…',
  correct: 'Usar otra dirección',
});
