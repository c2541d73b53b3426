import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { row } from '../GridList/GridList.css.ts';
import { textSize } from '../Text/Text.css.ts';

/** Levels above an item. react-aria sets the variable on each. */
const depth = '(var(--tree-item-level) - 1)';

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowX: 'hidden',
  color: vars.color.text,
});

export const item = style([
  row,
  {
    paddingInlineEnd: vars.space.small,
    borderRadius: vars.radius.small,
    background: 'transparent',
    // Deep trees stay readable on a phone, because each level takes less of a narrow tree.
    paddingInlineStart: `min(${depth} * ${vars.space.large}, ${depth} * 6%)`,
  },
]);
export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  flexGrow: 1,
  minWidth: 0,
});

/** Keeps its room where there is nothing to expand, so that labels line up. */
export const chevron = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.small,
  height: vars.control.standard,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  background: 'transparent',
  cursor: 'pointer',
  transition: `transform ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[data-expanded] > * > * > &': { transform: 'rotate(90deg)' },
    ':not([data-has-child-items]) > * > * > &': { visibility: 'hidden' },
  },
  '@media': { '(pointer: coarse)': { width: vars.control.standard } },
});
export const label = style({ display: 'grid', minWidth: 0, paddingBlock: vars.space.xsmall });
export const help = style([textSize.small, { color: vars.color.textMuted }]);
export const empty = style({ padding: vars.space.medium, color: vars.color.textMuted });
