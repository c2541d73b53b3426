import { translate } from '../../../language/translate.ts';
import type * as english from './SetupCode.words.ts';

export const setupCodeWords = translate<typeof english.setupCodeWords>({
  picture: 'Código QR para su aplicación de autenticación. La misma clave está abajo en letras.',
  open: '¿Ya está en su teléfono? Abra la aplicación desde aquí',
  byHand: '¿No puede escanearlo? Escriba esta clave en la aplicación:',
  copy: 'Copiar la clave',
});
