import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize, fineSize } from '../../theme/sizes.ts';
import { floating } from '../Popover/Popover.css.ts';
import { textSize } from '../Text/Text.css.ts';
import { longHeight } from './longHeight.ts';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  // Keeps its width beside other controls when a short option is selected.
  minWidth: `min(${columnSize.field}, 100%)`,
  cursor: 'pointer',
});
export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textMuted },
    // With enlarged text, the label wraps instead of being cut off.
    ':root[data-text-size] &': { whiteSpace: 'normal' },
  },
});
export const arrow = style({ display: 'flex', flexShrink: 0, color: vars.color.textMuted });

export const popover = style([
  floating,
  {
    width: 'var(--trigger-width)',
    minWidth: `min(${columnSize.tile}, 100vw - ${vars.space.large})`,
    padding: vars.space.xxsmall,
  },
]);
export const options = style({ outline: 'none' });
/** A long list scrolls by itself, so that it knows what can be seen. It measures its padding itself, too. */
export const scrollingList = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
});
export const scrollingOptions = style({
  minHeight: 0,
  maxHeight: longHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: `${vars.mark.standard} 1fr`,
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minHeight: vars.control.standard,
  padding: `${vars.space.xsmall} ${fineSize[10]}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  // The focused option is filled. A ring around it would be clipped by the list.
  outlineOffset: '-3px',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&[data-selected]': { fontWeight: vars.weight.medium },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: {
        '&[data-focused], &[data-hovered]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const optionText = style({ gridColumn: 2, minWidth: 0 });
export const optionHelp = style([textSize.small, { display: 'block', fontWeight: vars.weight.regular }]);
/** Heading of a section. */
export const section = style([
  textSize.small,
  {
    padding: `${vars.space.xsmall} ${fineSize[10]} ${vars.space.xxsmall}`,
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
  },
]);
