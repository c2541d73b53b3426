import { translate } from '../../language/translate.ts';
import { formatDuration } from '../format.ts';
import type * as english from './ReauthenticateDialog.words.ts';

export const reauthenticateWords = translate<typeof english.reauthenticateWords>({
  title: {
    sensitive: 'Confirme que es usted',
    sessionEnded: 'Inicie sesión de nuevo para seguir',
  },
  text: {
    sensitive: 'Este cambio protege su cuenta, por eso preguntamos una vez más.',
    sessionEnded: 'Su sesión terminó. No se perdió nada de lo que escribió.',
  },
  email: 'Correo electrónico',
  methods: {
    password: { label: 'Contraseña', choose: 'Usar la contraseña' },
    code: {
      label: 'Código de seis dígitos',
      help: 'Está en el correo que le enviamos. Puede tardar unos minutos.',
      choose: 'Recibir un código por correo',
    },
    app: {
      label: 'Código de seis dígitos',
      help: 'Abra su aplicación de autenticación y escriba el código que muestra para VetSync.',
      choose: 'Usar la aplicación de autenticación',
    },
    recovery: {
      label: 'Código de recuperación',
      help: 'Uno de los códigos que guardó. Cada uno sirve una sola vez.',
      choose: 'Usar un código de recuperación',
    },
  },
  unsent: 'Le enviaremos por correo un código de seis dígitos.',
  send: 'Recibir un código por correo',
  resend: 'Enviar otro código',
  resendIn: (seconds) => `Enviar otro código en ${formatDuration(seconds)}`,
  sending: 'Enviando…',
  submit: 'Continuar',
  checking: 'Verificando…',
  failed: 'Eso no funcionó',
  other: 'Iniciar sesión con otra cuenta',
});
