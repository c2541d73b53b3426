import { globalStyle, style } from '@vanilla-extract/css';
import { belowTablet } from '../../../theme/media.ts';

/** On a phone, only the first two items of the list inside. */
export const short = style({});
globalStyle(`${short} > * > li:nth-child(n + 3)`, {
  '@media': { [belowTablet]: { display: 'none' } },
});
