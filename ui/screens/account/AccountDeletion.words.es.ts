import { translate } from '../../language/translate.ts';
import type * as english from './AccountDeletion.words.ts';

const listed = new Intl.ListFormat('es-US');

export const accountDeletionWords = translate<typeof english.accountDeletionWords>({
  download: {
    title: 'Descargar sus datos',
    text: 'Todo lo que guardamos sobre usted, en un archivo que pueden leer las personas y los programas.',
    action: 'Descargar sus datos',
  },
  delete: {
    title: 'Eliminar su cuenta',
    text: 'Su cuenta, su perfil y todo lo relacionado con ellos se eliminan para siempre. Nadie puede recuperarlos.',
    label: 'Para confirmar, escriba el correo de esta cuenta',
    help: (email) => `Es ${email}`,
    submit: 'Eliminar mi cuenta',
    proving: 'Primero confirmamos quién es usted…',
    deleting: 'Eliminando…',
    failed: 'No se pudo eliminar su cuenta',
    owned: {
      title: 'Usted es la única persona propietaria de una organización',
      text: 'Primero nombre propietario a alguien de su equipo, o cierre para siempre la organización junto con su cuenta.',
      handOver: (organization) => `Pasar ${organization} a otra persona`,
      end: (organizations) => `Cerrar para siempre ${listed.format(organizations)}`,
      endHelp:
        'Quienes enviaron una solicitud reciben un correo: su solicitud queda cerrada. Todos los anuncios, solicitudes y mensajes se eliminan para siempre.',
    },
  },
  deleted: {
    title: 'Su cuenta fue eliminada',
    text: 'Eliminamos sus datos y cerramos su sesión en todos los dispositivos.',
    next: 'Ir a la página de inicio',
  },
});
