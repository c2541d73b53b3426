import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fromTablet } from '../../../theme/media.ts';
import { columnSize, onGrid } from '../../../theme/sizes.ts';
import { layer } from '../../../theme/tokens.ts';

const line = `1px solid ${vars.color.line}`;

/** Sticks to the bottom of the window while something is selected for comparison. */
export const tray = style({
  position: 'sticky',
  // Above the bottom bar of a phone.
  bottom: `calc(${vars.space.section} + env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  '@media': { [fromTablet]: { bottom: vars.space.small }, print: { display: 'none' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: vars.space.small,
  minWidth: columnSize.short,
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: line,
});
export const rowHead = style([
  cell,
  {
    // The fact's label stays visible while the columns scroll.
    position: 'sticky',
    insetInlineStart: 0,
    minWidth: onGrid(104),
    color: vars.color.textMuted,
    background: vars.color.surface,
    fontWeight: vars.weight.medium,
    selectors: { 'thead &': { borderTop: 0 } },
  },
]);
export const columnHead = style([cell, { borderTop: 0, fontWeight: vars.weight.strong }]);
