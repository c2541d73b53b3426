import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { breakpoint } from '../../../theme/tokens.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [`(min-width: ${breakpoint.desktop}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    print: { display: 'none' },
  },
});
