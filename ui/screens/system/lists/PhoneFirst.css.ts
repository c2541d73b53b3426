import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { belowTablet } from '../../../theme/media.ts';

const counts = { 2: 2, 3: 3 } as const;

/** On a phone, only so many items of the list inside. */
export const short = styleVariants(counts, () => ({}));
for (const count of Object.values(counts))
  globalStyle(`${short[count]} > * > li:nth-child(n + ${count + 1})`, {
    '@media': { [belowTablet]: { display: 'none' } },
  });
