import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

/** A weekday beside its hours. */
export const weekday = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  minWidth: 0,
  margin: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [fromTablet]: { gridTemplateColumns: `${onGrid(128)} minmax(0, 1fr)`, alignItems: 'center' } },
});
export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.xsmall });
/** The fields of a visit type, as many side by side as fit. */
export const fields = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${onGrid(200)}, 100%), 1fr))`,
  alignItems: 'start',
});
export const visit = style({
  display: 'grid',
  gap: vars.space.small,
  minWidth: 0,
  margin: 0,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
});
