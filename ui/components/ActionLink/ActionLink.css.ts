import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: onGrid(60),
  height: '100%',
  padding: vars.space.small,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.standard,
  color: vars.color.text,
  background: vars.color.surface,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background ${vars.motion.quick}`,
  ':hover': { background: vars.color.accentSoft },
});
export const textBox = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const iconBox = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.accent });
