import { translate } from '../../language/translate.ts';
import type * as english from './ToastRegion.words.ts';

export const toastRegionWords = translate<typeof english.toastRegionWords>({
  region: 'Mensajes',
  dismiss: 'Cerrar el mensaje',
});
