import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

/** Shared by `Checkbox`, `RadioGroup` and `Switch`: an indicator with its label, all of it clickable. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.small,
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: vars.control.standard,
  padding: `${fineSize[9]} 0`,
  lineHeight: vars.line.body,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

/** Text below the label, aligned with it. */
export const details = recipe({
  base: { display: 'grid', marginTop: `calc(-1 * ${vars.space.xsmall})`, paddingBottom: vars.space.xxsmall },
  variants: {
    indicator: {
      mark: { paddingInlineStart: `calc(${vars.space.large} + ${vars.space.small})` },
      track: { paddingInlineStart: `calc(${vars.space.xxlarge} + ${vars.space.small})` },
    },
  },
});
export const help = style([textSize.small, { color: vars.color.textMuted }]);

const ring = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' };

/** The indicator of a checkbox or radio, aligned with the first line of the label. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.mark.large,
  height: vars.mark.large,
  marginTop: fineSize[1],
  border: `2px solid ${vars.color.control}`,
  color: 'transparent',
  background: vars.color.surface,
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-focus-visible] > &': ring,
    '[data-selected] > &, [data-indeterminate] > &': {
      color: vars.color.onAccent,
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '[data-invalid] > &': { borderColor: vars.color.criticalSolid },
    '[data-disabled] > &': { borderColor: vars.color.line, background: vars.color.sunken },
    '[data-disabled][data-selected] > &': {
      color: vars.color.surface,
      background: vars.color.control,
      borderColor: vars.color.control,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'ButtonBorder',
      selectors: {
        '[data-invalid] > &': { borderColor: 'ButtonBorder', borderWidth: '3px' },
        '[data-selected] > &, [data-indeterminate] > &': {
          color: 'HighlightText',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '[data-disabled] > &, [data-disabled][data-selected] > &': {
          background: 'Field',
          borderColor: 'GrayText',
        },
        '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': { color: 'GrayText' },
      },
    },
  },
});
export const square = style({ borderRadius: vars.radius.small });
