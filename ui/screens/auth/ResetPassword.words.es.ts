import { translate } from '../../language/translate.ts';
import type * as english from './ResetPassword.words.ts';

export const resetPasswordWords = translate<typeof english.resetPasswordWords>({
  title: 'Crear una contraseña nueva',
  text: 'Se cerrará la sesión en todos los demás dispositivos, y le avisaremos por correo que la contraseña cambió.',
  password: 'Contraseña nueva',
  submit: 'Guardar la contraseña e iniciar sesión',
  submitting: 'Guardando la contraseña…',
  failed: 'No se pudo guardar la contraseña',
});

export const invalidLinkWords = translate<typeof english.invalidLinkWords>({
  missing: {
    title: 'Este enlace está incompleto',
    text: 'Los programas de correo a veces cortan los enlaces largos. Abra otra vez el enlace del correo o pida uno nuevo.',
  },
  expired: {
    title: 'Este enlace venció o ya se usó',
    text: 'Por su seguridad, cada enlace sirve una sola vez y por poco tiempo. Pida uno nuevo.',
  },
  newLink: 'Pedir un enlace nuevo',
  signIn: 'Ir al inicio de sesión',
});
