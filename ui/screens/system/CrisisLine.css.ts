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

export const channels = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${onGrid(240)}, 100%), 1fr))`,
  gap: vars.space.xsmall,
  listStyle: 'none',
});
