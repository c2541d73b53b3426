import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': {
    [fromTablet]: { gridTemplateColumns: `minmax(0, 1fr) ${onGrid(208)}` },
    print: { display: 'none' },
  },
});
