import { translate } from '../../language/translate.ts';
import type * as english from './DataTable.words.ts';

export const dataTableWords = translate<typeof english.dataTableWords>({
  options: 'Opciones de vista',
  density: 'Altura de las filas',
  densities: { comfortable: 'Amplia', compact: 'Compacta' },
  columns: 'Columnas',
  pin: (column) => `Fijar ${column}`,
  unpin: (column) => `Dejar de fijar ${column}`,
  resize: (column) => `Ancho de ${column}`,
  loading: 'Cargando…',
  loadingMore: 'Cargando más…',
  failed: 'No se pudieron cargar más filas.',
  retry: 'Intentar de nuevo',
  empty: 'Todavía no hay nada aquí',
  filters: 'Filtros',
  filter: (column) => `${column} contiene`,
  noMatches: 'Nada coincide con los filtros',
  clear: 'Quitar los filtros',
  total: 'Total',
  csv: 'Guardar como CSV',
  sort: 'Ordenar por',
});
