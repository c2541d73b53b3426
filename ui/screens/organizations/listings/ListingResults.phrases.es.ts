import { translate } from '../../../language/translate.ts';
import { listingResultPhrases } from './ListingResults.phrases.ts';

export const listingResultPhrasesSpanish = translate(listingResultPhrases, {
  saved: 'Guardado',
  publish: (title) => `«${title}» está publicado`,
  publishMore: 'Ahora todos pueden encontrarlo.',
  publishWaits: 'Todos podrán encontrarlo cuando se apruebe su organización.',
  close: (title) => `«${title}» está cerrado`,
  closeMore: 'Nadie lo encontrará más.',
  reopen: (title) => `«${title}» está publicado de nuevo`,
  copied: 'Copiado como borrador',
  failed: 'No se cambió nada',
  notPublished: 'Guardado, pero no publicado',
});
