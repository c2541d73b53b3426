import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const bar = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.small,
    alignItems: 'end',
    // On paper, the heading above the results says what was searched for.
    '@media': { print: { display: 'none' } },
  },
  variants: {
    columns: {
      2: { '@media': { [fromTablet]: columns(2) } },
      3: { '@media': { [fromTablet]: columns(3) } },
      4: { '@media': { [fromTablet]: columns(2), [fromDesktop]: columns(4) } },
    },
  },
});
export const row = style({ gridColumn: '1 / -1' });
/** What to look for, and where. */
export const shared = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': { [fromTablet]: columns(2) },
});
