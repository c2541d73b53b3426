import { style } from '@vanilla-extract/css';
import { breakpoint } from '../../../theme/tokens.ts';

/** On a phone two cards share a line and the third has one of its own. */
export const wide = style({
  '@media': { [`(max-width: ${breakpoint.tablet - 1}px)`]: { gridColumn: '1 / -1' } },
});
