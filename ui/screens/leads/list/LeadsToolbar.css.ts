import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fromDesktop } from '../../../theme/media.ts';
import { onGrid } from '../../../theme/sizes.ts';

/** On a phone, the search has its own line and the filters share the next. */
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
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${onGrid(136)}, 50% - ${onGrid(40)})), 1fr))`,
  gap: vars.space.small,
  '@media': {
    [fromDesktop]: { gridTemplateColumns: `${onGrid(168)} ${onGrid(272)}` },
  },
});

/** Directly above the rows that the new leads will join. */
export const news = style({ marginInlineStart: 'auto' });
