import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../Text/Text.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  minWidth: 0,
  borderRadius: vars.radius.small,
});
export const empty = style([textSize.small, { color: vars.color.textMuted }]);

export const tag = style([
  textSize.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minHeight: vars.control.small,
    maxWidth: '100%',
    paddingInline: vars.space.small,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    color: vars.color.text,
    background: vars.color.sunken,
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&[data-allows-removing]': { paddingInlineEnd: 0 },
      '&[data-selection-mode], &[data-href]': { borderColor: vars.color.control, cursor: 'pointer' },
      '&[data-hovered]': { borderColor: vars.color.text },
      '&[data-selected]': {
        borderColor: vars.color.accent,
        color: vars.color.onAccentSoft,
        background: vars.color.accentSoft,
      },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.control.standard },
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
        },
      },
    },
  },
]);
export const label = style({ minWidth: 0, overflowWrap: 'anywhere', paddingBlock: vars.space.hair });

export const remove = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  width: vars.control.small,
  border: 0,
  borderRadius: vars.radius.full,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.line },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { width: vars.control.standard } },
});
