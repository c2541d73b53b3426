import { spacer } from './Table.css.ts';

/** Takes the space of rows that aren't rendered, in px. */
export function TableSpacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className={spacer} style={{ height }} />;
}
