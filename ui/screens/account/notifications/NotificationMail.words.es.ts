import { translate } from '../../../language/translate.ts';
import type * as english from './NotificationMail.words.ts';

export const notificationMailWords = translate<typeof english.notificationMailWords>({
  title: 'Notificaciones por correo',
  text: 'Un solo correo con todo lo que no ha leído en VetSync. Dice de quién son las novedades, nunca lo que se escribió.',
  about: {
    own: {
      label: 'Sobre usted',
      help: 'Sus solicitudes, sus mensajes y sus citas.',
    },
    work: {
      label: 'Sobre su trabajo',
      help: 'Las solicitudes y los mensajes que llegan donde usted trabaja, y lo que espera su decisión si administra VetSync.',
    },
  },
  frequencies: {
    atOnce: 'Al momento',
    daily: 'Una vez al día',
    never: 'Nunca',
  },
  hidesNames: {
    label: 'No poner los nombres de las organizaciones',
    help: 'Por si otras personas ven su correo. Los correos sobre salud y atención nunca nombran a nadie.',
  },
  safety: 'Los correos sobre la seguridad de su cuenta llegan siempre.',
  saving: 'Guardando…',
  saved: 'Guardado.',
  unsaved: 'Su elección no se guardó',
  loading: 'Cargando sus opciones…',
  failed: { title: 'No se pudieron cargar sus opciones', retry: 'Intentar de nuevo' },
});
