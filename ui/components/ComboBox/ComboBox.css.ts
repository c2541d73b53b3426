import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize } from '../../theme/sizes.ts';
import { floating } from '../Popover/Popover.css.ts';
import { longHeight } from '../Select/longHeight.ts';
import { textSize } from '../Text/Text.css.ts';

export const parts = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });
export const group = style({ position: 'relative', display: 'grid' });

/** Room for the button, whichever side text starts from. */
export const input = style({
  paddingInline: `${vars.space.small} ${vars.control.standard}`,
  textAlign: 'start',
  textOverflow: 'ellipsis',
});
export const open = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.standard,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.standard,
  color: vars.color.textMuted,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

export const popover = style([
  floating,
  {
    width: 'var(--trigger-width)',
    minWidth: `min(${columnSize.tile}, 100vw - ${vars.space.large})`,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
  },
]);
/** Scrolls by itself, so that arrow keys bring the focused option into view. */
export const longOptions = style({
  minHeight: 0,
  maxHeight: longHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const options = style([longOptions, { maxHeight: 'none', padding: vars.space.xxsmall }]);
export const message = style([
  textSize.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minHeight: vars.control.standard,
    paddingInline: vars.space.small,
    color: vars.color.textMuted,
  },
]);
