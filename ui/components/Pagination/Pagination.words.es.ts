import { translate } from '../../language/translate.ts';
import type * as english from './Pagination.words.ts';

export const paginationWords = translate<typeof english.paginationWords>({
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page) => `Página ${page}`,
  status: (page, pageCount) => `Página ${page} de ${pageCount}`,
});
