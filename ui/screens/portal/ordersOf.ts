import type { PortalColumn } from '@vetsync/machines/portal/model';
import type { TableTexts } from './portalCells.tsx';

const directions = ['ascending', 'descending'] as const;
const isSortable = ({ isDrawn = true, sortable = true }: PortalColumn) => isDrawn && sortable;

/** The orders that columns offer, with their names. */
export const ordersOf = ({ words, write }: TableTexts, columns: readonly PortalColumn[]) =>
  columns.filter(isSortable).flatMap(({ key, label, kind }) =>
    directions.map((direction) => ({
      label: words.order(write(label), words.orders[kind][direction]),
      sort: { column: key, direction },
    })),
  );
