import { translate } from '../../language/translate.ts';
import { toastRegionWords } from './ToastRegion.words.ts';

export const toastRegionSpanish = translate(toastRegionWords, {
  region: 'Mensajes',
  dismiss: 'Cerrar el mensaje',
});
