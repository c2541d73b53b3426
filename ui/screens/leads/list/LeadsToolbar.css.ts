import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { breakpoint } from '../../../theme/tokens.ts';

const fromDesktop = `(min-width: ${breakpoint.desktop}px)`;

/** On a phone the search has a line of its own and the filters share the next. */
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': {
    [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    print: { display: 'none' },
  },
});

export const search = style({ minWidth: 0 });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 50% - 2.5rem)), 1fr))',
  gap: vars.space.small,
  '@media': {
    [fromDesktop]: { gridTemplateColumns: '10.5rem 17rem' },
  },
});

/** Right above the rows they will join. */
export const news = style({ marginLeft: 'auto' });
