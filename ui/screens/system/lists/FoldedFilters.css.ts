import { style } from '@vanilla-extract/css';
import { belowTablet } from '../../../theme/media.ts';

/** The filters stay items of the bar's grid. */
export const unfolded = style({
  display: 'contents',
  '@media': { [belowTablet]: { display: 'none' } },
});
