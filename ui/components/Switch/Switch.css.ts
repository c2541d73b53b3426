import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';

/** Track of the thumb. Position and text show the state, not only color. */
export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: onGrid(48),
  height: onGrid(28),
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-focus-visible] > &': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-selected] > &': { background: vars.color.accent, borderColor: vars.color.accent },
    '[data-disabled] > &': { borderColor: vars.color.line, background: vars.color.sunken },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'ButtonBorder',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-disabled] > &': { background: 'Field', borderColor: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  top: fineSize[3],
  insetInlineStart: fineSize[3],
  display: 'grid',
  placeItems: 'center',
  width: vars.mark.small,
  height: vars.mark.small,
  borderRadius: vars.radius.full,
  color: 'transparent',
  background: vars.color.control,
  transition: `translate ${vars.motion.calm}`,
  selectors: {
    '[data-selected] > * > &': {
      translate: onGrid(20),
      color: vars.color.accent,
      background: vars.color.onAccent,
    },
    '[dir="rtl"] [data-selected] > * > &': { translate: `calc(-1 * ${onGrid(20)})` },
    '[data-disabled] > * > &': { color: 'transparent', background: vars.color.control },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { color: 'Highlight', background: 'HighlightText' },
        '[data-disabled] > * > &': { background: 'GrayText' },
      },
    },
  },
});
