import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

export const chip = style([
  textSize.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minHeight: vars.control.standard,
    maxWidth: '100%',
    padding: `${vars.space.xxsmall} ${fineSize[14]}`,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    color: vars.color.text,
    background: vars.color.surface,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken },
      '&[data-selected]': {
        borderColor: vars.color.accent,
        color: vars.color.onAccentSoft,
        background: vars.color.accentSoft,
      },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        },
      },
    },
  },
]);
export const count = style({ fontWeight: vars.weight.regular, fontVariantNumeric: 'tabular-nums' });
