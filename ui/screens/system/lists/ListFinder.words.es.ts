import { translate } from '../../../language/translate.ts';
import type * as english from './ListFinder.words.ts';

export const listFinderWords = translate<typeof english.listFinderWords>({
  add: 'Filtro',
  used: 'Filtros en uso',
  sheet: { title: 'Ordenar y filtrar', sort: 'Ordenar por' },
  chip: (label, value) => `${label}: ${value}`,
});
