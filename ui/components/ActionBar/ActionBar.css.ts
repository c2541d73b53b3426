import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wide } from '../Table/Table.css.ts';
import { textSize } from '../Text/Text.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xxsmall}`,
  paddingInline: vars.space.small,
  color: vars.color.onInk,
  background: vars.color.inkRaised,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});
export const count = style([
  textSize.small,
  { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums', marginInlineEnd: vars.space.xsmall },
]);
export const action = style([
  textSize.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minHeight: vars.control.small,
    paddingInline: vars.space.small,
    border: 0,
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
    color: vars.color.nightAccent,
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.nightAccentHover, background: vars.color.ink },
      '&:disabled': { color: vars.color.onInkMuted, cursor: 'not-allowed' },
      '&:focus-visible': { outline: `3px solid ${vars.color.nightAccent}`, outlineOffset: '-3px' },
    },
    '@media': { '(pointer: coarse)': { minHeight: vars.control.standard } },
  },
]);
/** Elsewhere, the checkbox in the head selects all. */
export const onPhone = style({ '@container': { [wide]: { display: 'none' } } });
export const clear = style({
  marginInlineStart: 'auto',
  color: vars.color.onInk,
  selectors: { '&:hover:not(:disabled)': { color: vars.color.onInk } },
});
