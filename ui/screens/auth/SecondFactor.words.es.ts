import { translate } from '../../language/translate.ts';
import type * as english from './SecondFactor.words.ts';

export const secondFactorWords = translate<typeof english.secondFactorWords>({
  title: 'Un paso más',
  methods: {
    app: {
      text: 'Abra su aplicación de autenticación y escriba el código que muestra para VetSync.',
      code: 'Código de seis dígitos',
      other: 'Usar un código de recuperación',
    },
    recovery: {
      text: 'Escriba uno de los códigos de recuperación que guardó al activar la verificación en dos pasos. Cada uno sirve una sola vez.',
      code: 'Código de recuperación',
      other: 'Usar la aplicación de autenticación',
    },
  },
  submit: 'Iniciar sesión',
  verifying: 'Iniciando sesión…',
  failed: 'No se pudo iniciar sesión',
  again: 'Empezar de nuevo',
  expired: {
    title: 'Este inicio de sesión tardó demasiado',
    text: 'Por su seguridad, terminó. Por favor, inicie sesión de nuevo.',
    again: 'Iniciar sesión de nuevo',
  },
});
