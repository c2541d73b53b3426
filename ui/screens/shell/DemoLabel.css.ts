import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../../components/Text/Text.css.ts';

export const line = style([
  textSize.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.xsmall}`,
    color: vars.color.textMuted,
  },
]);
export const icon = style({ display: 'inline-flex', flexShrink: 0 });
export const textBox = style({ flex: '0 1 auto', minWidth: 0 });
/** Looks like the text around it, but is a full touch target. */
export const reset = style({
  minHeight: vars.control.standard,
  padding: `0 ${vars.space.xxsmall}`,
  border: 0,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  color: vars.color.accent,
  background: 'transparent',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
