import { translate } from '../../../language/translate.ts';
import { listFinderWords } from './ListFinder.words.ts';

export const listFinderSpanish = translate(listFinderWords, {
  add: 'Filtro',
  used: 'Filtros en uso',
  sheet: { title: 'Ordenar y filtrar', sort: 'Ordenar por' },
  chip: (label, value) => `${label}: ${value}`,
});
