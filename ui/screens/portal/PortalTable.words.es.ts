import { translate } from '../../language/translate.ts';
import { portalTableWords } from './PortalTable.words.ts';

/** Worded so that nouns of either gender fit. */
export const portalTableSpanish = translate(portalTableWords, {
  toolbar: 'Buscar y filtrar',
  clear: 'Quitar filtros',
  filters: (chosen) => (chosen > 0 ? `Filtros (${chosen})` : 'Filtros'),
  save: 'Guardar como CSV',
  count: {
    all: (shown, { one, many }, count) => `${shown} ${count === 1 ? one : many}`,
    part: (shown, total, { one, many }, count) => `${shown} de ${total} ${count === 1 ? one : many}`,
  },
  columns: { select: 'Seleccionar', actions: 'Acciones' },
  select: (name) => `Seleccionar ${name}`,
  selectAll: ({ many }) => `Seleccionar todo lo que se muestra: ${many}`,
  action: (label, name) => `${label}: ${name}`,
  bulk: {
    label: 'Selección',
    selected: (count) => `Selección: ${count}`,
    action: (label, count) => `${label} (${count})`,
    clear: 'Quitar la selección',
    cancel: 'Cancelar',
    undo: 'Deshacer',
    undoOf: (done) => `Deshacer: ${done}`,
    dismiss: 'Cerrar',
  },
  noMatches: {
    title: ({ many }) => `No hay ${many} que coincidan`,
    text: 'Pruebe con otra ortografía o con menos filtros.',
  },
  justNow: 'Ahora mismo',
  none: '–',
});
