import { translatePhrases } from '../../../language/translatePhrases.ts';
import type * as english from './ListingResults.phrases.ts';

export const listingResultPhrases = translatePhrases<typeof english.listingResultPhrases>('listingResults', {
  saved: 'Guardado',
  publish: (title) => `“${title}” está publicado`,
  publishMore: 'Ahora todos pueden encontrarlo.',
  publishWaits: 'Todos podrán encontrarlo cuando se apruebe su organización.',
  close: (title) => `“${title}” está cerrado`,
  closeMore: 'Ya nadie podrá encontrarlo.',
  reopen: (title) => `“${title}” está publicado de nuevo`,
  copied: 'Copiado como borrador',
  failed: 'No se cambió nada',
  notPublished: 'Guardado, pero no publicado',
});
