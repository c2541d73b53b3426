import { translate } from '../../language/translate.ts';
import { accountDeletionWords } from './AccountDeletion.words.ts';

export const accountDeletionSpanish = translate(accountDeletionWords, {
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
  },
  deleted: {
    title: 'Su cuenta fue eliminada',
    text: 'Eliminamos sus datos y cerramos su sesión en todos los dispositivos.',
    next: 'Ir a la página de inicio',
  },
});
