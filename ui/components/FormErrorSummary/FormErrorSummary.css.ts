import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

export const summary = style({
  display: 'flex',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.criticalSolid}`,
  borderRadius: vars.radius.standard,
  color: vars.color.onCriticalSoft,
  background: vars.color.criticalSoft,
});
export const list = style({ paddingInlineStart: onGrid(20), marginTop: vars.space.xxsmall });
export const link = style({
  display: 'inline-block',
  // Minimum target size of 24 px (WCAG 2.2, 2.5.8).
  minHeight: vars.mark.large,
  color: 'inherit',
  textUnderlineOffset: '0.15em',
});
