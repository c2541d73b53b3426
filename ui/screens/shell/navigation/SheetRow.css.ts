import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { onGrid } from '../../../theme/sizes.ts';

export const list = style({ display: 'grid', gap: vars.space.hair, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: onGrid(48),
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: 0,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  color: vars.color.text,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
});
export const textBox = style({ flexGrow: 1, minWidth: 0 });
export const sign = style({ display: 'flex', color: vars.color.textMuted });
