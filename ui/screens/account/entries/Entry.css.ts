import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../../theme/media.ts';

export const entries = style({ listStyle: 'none' });

/** Content, then actions: side by side, or stacked on a phone. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  paddingBlock: vars.space.medium,
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});
export const iconBox = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.standard,
  height: vars.control.standard,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const textBox = style({ overflowWrap: 'anywhere' });
export const action = style({
  '@media': { [belowTablet]: { gridColumn: 2 } },
});
