import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fromDesktop } from '../../../theme/media.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    print: { display: 'none' },
  },
});
