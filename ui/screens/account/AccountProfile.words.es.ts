import { translate } from '../../language/translate.ts';
import type * as english from './AccountProfile.words.ts';

export const accountProfileWords = translate<typeof english.accountProfileWords>({
  who: {
    title: 'Quién es usted aquí',
    since: (month) => `Con cuenta desde ${month}`,
    verify: 'Verificar su condición de veterano',
  },
  name: {
    title: 'Nombre',
    text: 'El nombre con que nos dirigimos a usted. Puede dejarlo en blanco.',
    label: 'Nombre completo',
    save: 'Guardar el nombre',
    saving: 'Guardando…',
    failed: 'No se pudo guardar su nombre',
  },
  email: {
    title: 'Correo electrónico',
    text: 'Con él inicia sesión, y allí llegan nuestros correos.',
    change: 'Cambiar el correo',
    label: 'Nuevo correo electrónico',
    help: 'Enviaremos un enlace a la nueva dirección. Hasta que lo abra, seguiremos usando la anterior. También enviaremos un aviso del cambio a la dirección anterior.',
    save: 'Recibir el enlace por correo',
    saving: 'Enviando…',
    proving: 'Primero confirmamos quién es usted…',
    cancel: 'Cancelar',
    failed: 'No se pudo cambiar su correo',
    pending: {
      title: 'Falta un paso',
      text: 'Abra el enlace que enviamos a',
      untilConfirmed: 'Hasta entonces vale su dirección anterior.',
      resend: 'Enviarlo de nuevo',
      resending: 'Enviando…',
    },
  },
});
