import { translate } from '../../../language/translate.ts';
import type * as english from './BatchNotice.words.ts';

export const batchNoticeWords = translate<typeof english.batchNoticeWords>({
  answered: (shown, total) => `${shown} de ${total}`,
  proving: 'Inicie sesión de nuevo para continuar.',
  others: (count, shown) => (count === 1 ? '1 no se hizo' : `${shown} no se hicieron`),
  report: 'Lo que no se hizo',
  unanswered: 'No hubo respuesta. Es posible que se haya hecho.',
  retry: (shown) => `Intentar ${shown} de nuevo`,
  dismiss: 'Cerrar',
});
