import { spacer } from './Table.css.ts';

/** Stands for rows that are not drawn, `height` px of them. */
export function TableSpacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className={spacer} style={{ height }} />;
}
