import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  textAlign: 'start',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
});

/** The card of a danger that somebody has written of. */
export const urgent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `2px solid ${vars.color.criticalSolid}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
});
/** Screen readers get the phone number first; visually the title is above it. */
export const first = style({ order: -1 });

export const channels = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${onGrid(240)}, 100%), 1fr))`,
  gap: vars.space.xsmall,
  listStyle: 'none',
});
