import { translate } from '../../../language/translate.ts';
import type * as english from './VeteranBadge.words.ts';

export const veteranBadgeWords = translate<typeof english.veteranBadgeWords>({
  verified: 'Servicio militar verificado',
});
