import { style } from '@vanilla-extract/css';
import { textSize } from '../../components/Text/Text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet, fromDesktop, fromTablet } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';

/** Day, times and words beside what they come to. Blocks on a phone, so that what is chosen can stick to its edge. */
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  '@media': {
    [fromDesktop]: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: `minmax(0, 1fr) ${columnSize.asideNarrow}`,
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });
export const headEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  marginInlineStart: 'auto',
});

const option = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 0,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.standard,
  color: vars.color.text,
  background: vars.color.surface,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.color.sunken },
    '&[data-selected]': {
      borderColor: vars.color.accent,
      color: vars.color.onAccentSoft,
      background: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&[data-disabled]': {
      borderColor: 'transparent',
      color: vars.color.textMuted,
      background: 'transparent',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.xxsmall,
  '@media': { [fromTablet]: { gap: vars.space.xsmall } },
});
export const day = style([option, { minHeight: onGrid(72) }]);
export const dayNumber = style([textSize.lead, { fontWeight: vars.weight.strong }]);
export const small = style([textSize.caption, { color: 'inherit', whiteSpace: 'nowrap' }]);
/** How many are free, on two lines where a day is narrow. */
export const dayCount = style([textSize.caption, { color: 'inherit', textAlign: 'center' }]);

export const times = style({
  display: 'grid',
  gap: vars.space.xsmall,
  gridTemplateColumns: `repeat(auto-fill, minmax(${onGrid(96)}, 1fr))`,
});
export const time = style([
  option,
  {
    minHeight: vars.control.large,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const aside = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [fromDesktop]: { position: 'sticky', top: vars.space.large },
    [belowTablet]: {
      position: 'sticky',
      // Above the bar of the platform.
      bottom: `calc(${onGrid(60)} + env(safe-area-inset-bottom))`,
      zIndex: layer.sticky,
      padding: vars.space.small,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.standard,
      background: vars.color.surface,
      boxShadow: vars.shadow.floating,
    },
  },
});
/** When, beside the button on a phone; the button alone below the panel of a desk. */
export const submit = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'center',
  '@media': { [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
