import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

const line = `1px solid ${vars.color.line}`;

export const frame = style({
  overflow: 'hidden',
  border: line,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: onGrid(48),
  paddingInline: vars.space.small,
  background: vars.color.sunken,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr 4fr',
  alignItems: 'center',
  gap: vars.space.large,
  minHeight: onGrid(48),
  paddingInline: vars.space.small,
  borderTop: line,
});
