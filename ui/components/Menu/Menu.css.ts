import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { floating } from '../Popover/Popover.css.ts';
import { longHeight } from '../Select/longHeight.ts';
import { textSize } from '../Text/Text.css.ts';

const room = `100vw - ${vars.space.large}`;
export const popover = style([
  floating,
  {
    minWidth: `min(${onGrid(224)}, ${room})`,
    // As wide as its items wherever it opens: its position would otherwise change its height, and that its position.
    width: 'max-content',
    maxWidth: `min(${onGrid(400)}, ${room})`,
  },
]);
export const menu = style({ padding: vars.space.xxsmall, outline: 'none' });
/** Its items are drawn once they can be seen, so they don't decide its width, and it scrolls by itself. */
export const longPopover = style([
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    width: `min(${onGrid(320)}, ${room})`,
    overflow: 'hidden',
  },
]);
export const longMenu = style({
  minHeight: 0,
  maxHeight: longHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

// Repeated after each tone's colors, which would otherwise override it.
const forced = {
  '(forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'ButtonText',
    selectors: {
      '&[data-focused], &[data-hovered]': { background: 'Highlight', color: 'HighlightText' },
      '&[data-disabled]': { color: 'GrayText' },
    },
  },
} as const;

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: vars.control.standard,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    borderRadius: vars.radius.small,
    textDecoration: 'none',
    cursor: 'pointer',
    // The focused item is filled. A ring around it would be clipped by the list.
    outlineOffset: '-3px',
    selectors: {
      '&[data-focused], &[data-hovered]': {
        background: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
      },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: {
      neutral: { color: vars.color.text, '@media': forced },
      critical: {
        color: vars.color.criticalSolid,
        '@media': forced,
        selectors: {
          '&[data-focused], &[data-hovered]': {
            background: vars.color.criticalSoft,
            color: vars.color.onCriticalSoft,
          },
        },
      },
    },
  },
});
/** Heading of a group. */
export const section = style([
  textSize.small,
  {
    padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xxsmall}`,
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
  },
]);
export const tick = style({ display: 'inline-flex', flexShrink: 0, width: vars.mark.small });
export const count = style([
  textSize.small,
  { marginInlineStart: 'auto', color: 'inherit', fontVariantNumeric: 'tabular-nums' },
]);
/** Points to the menu that an item opens. */
export const more = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const textBox = style({ display: 'grid', minWidth: 0 });
export const help = style([
  textSize.small,
  { color: vars.color.textMuted, '@media': { '(forced-colors: active)': { color: 'inherit' } } },
]);
