import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

const onScreen = `screen and ${fromTablet}`;

/** Centered on the page. */
export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    alignItems: 'start',
    width: '100%',
    marginInline: 'auto',
  },
  variants: {
    columns: {
      one: { maxWidth: vars.width.narrow },
      /** The main card first; the other one follows below it on a phone. */
      two: {
        maxWidth: onGrid(912),
        '@media': {
          [onScreen]: {
            gridTemplateColumns: `minmax(0, ${vars.width.narrow}) minmax(0, ${onGrid(416)})`,
            columnGap: vars.space.xlarge,
          },
        },
      },
    },
  },
});

/** Across both columns. */
export const title = style({ gridColumn: '1 / -1' });
