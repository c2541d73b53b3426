import { translate } from '../../../language/translate.ts';
import { veteranBadgeWords } from './VeteranBadge.words.ts';

export const veteranBadgeSpanish = translate(veteranBadgeWords, {
  verified: 'Servicio militar verificado',
});
