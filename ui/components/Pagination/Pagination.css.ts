import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../theme/media.ts';
import { textSize } from '../Text/Text.css.ts';

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  '@media': { [belowTablet]: { justifyContent: 'space-between' }, print: { display: 'none' } },
});

/** On a phone, the status replaces the list. */
export const list = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  listStyle: 'none',
  '@media': { [belowTablet]: { display: 'none' } },
});
export const status = style([
  textSize.small,
  {
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    '@media': { [fromTablet]: { display: 'none' } },
  },
]);

const slot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.control.standard,
  minHeight: vars.control.standard,
  padding: `0 ${vars.space.xxsmall}`,
  fontVariantNumeric: 'tabular-nums',
});
export const gap = style([slot, { color: vars.color.textMuted }]);

export const control = style([
  slot,
  {
    border: '1px solid transparent',
    borderRadius: vars.radius.standard,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    color: vars.color.text,
    background: 'transparent',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current]': {
        borderColor: vars.color.accent,
        color: vars.color.onAccentSoft,
        background: vars.color.accentSoft,
      },
      '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.55, background: 'transparent' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
          '&[aria-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
]);
/** The arrows at both ends point the other way where text runs from right to left. */
export const arrow = style({ display: 'flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
