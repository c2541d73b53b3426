import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fromTablet } from '../../../theme/media.ts';
import { onGrid } from '../../../theme/sizes.ts';

/** Fields of the record: as many in a line as there is room for. */
export const fields = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'start',
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** A goal or a service, with what can be done with it at the end. */
export const items = style({ display: 'grid', gap: vars.space.xxsmall, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
/** A field, and the button that adds what is in it. */
export const adding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  alignItems: 'end',
});
/** Keeps its length where a phone shows it in a line with others. */
export const progress = style({ minWidth: onGrid(72) });
