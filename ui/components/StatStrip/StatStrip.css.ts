import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

const line = `1px solid ${vars.color.line}`;

/** Its cells draw the lines before them; those at the start of a row are clipped. */
export const strip = style({
  overflow: 'hidden',
  borderBlock: line,
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${onGrid(168)}, 1fr))`,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  // Two beside each other on a phone; within a card, where a sum of money would be cut, one below the other.
  '@media': {
    [belowTablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(min(${onGrid(152)}, 100%), 1fr))` },
  },
});
export const cell = style({
  minWidth: 0,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBlockStart: line,
  borderInlineStart: line,
  breakInside: 'avoid',
});
