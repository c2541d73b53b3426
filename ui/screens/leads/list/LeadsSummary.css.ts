import { style } from '@vanilla-extract/css';
import { belowTablet } from '../../../theme/media.ts';

/** On a phone, two cards share a row and the third has its own. */
export const wide = style({
  '@media': { [belowTablet]: { gridColumn: '1 / -1' } },
});
