import { translate } from '../../language/translate.ts';
import type * as english from './ConnectedAccounts.words.ts';

export const connectedAccountsWords = translate<typeof english.connectedAccountsWords>({
  title: 'Otras formas de iniciar sesión',
  text: 'Otra cuenta que abre esta, en lugar de una contraseña.',
  providers: { google: 'Google' },
  linked: (email) => `Vinculada como ${email}`,
  since: (day) => `desde el ${day}`,
  notLinked: 'No vinculada',
  unavailable: 'Por ahora no se ofrece en este sitio',
  link: 'Vincular',
  linkOf: (name) => `Vincular ${name}`,
  linking: 'Vinculando…',
  unlink: 'Desvincular',
  unlinkOf: (name) => `Desvincular ${name}`,
  refused: 'No se vinculó nada',
  loading: 'Cargando sus cuentas vinculadas…',
  failed: { title: 'No se pudieron cargar sus cuentas vinculadas', retry: 'Intentar de nuevo' },
  confirm: {
    title: (name) => `¿Desvincular ${name}?`,
    text: (name) =>
      `Ya no podrá iniciar sesión con ${name}. Su correo, y su contraseña si tiene una, siguen funcionando.`,
    confirm: 'Desvincular',
    working: 'Desvinculando…',
    cancel: 'Conservar el vínculo',
  },
});
