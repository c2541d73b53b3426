import { style } from '@vanilla-extract/css';
import { textSize } from '../../components/Text/Text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';

/** Four rings or amounts in a row, two by two on a phone, stacked with enlarged text. */
export const rings = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${columnSize.label}, 50% - ${onGrid(40)})), 1fr))`,
  gap: vars.space.large,
  justifyItems: 'center',
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const amount = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxWidth: '100%',
  textAlign: 'center',
});
/** As high as a ring, so that labels stand in one line. */
export const amountFigure = style([
  textSize.section,
  {
    display: 'grid',
    placeItems: 'center',
    height: onGrid(80),
    fontWeight: vars.weight.strong,
  },
]);

/** Two lists beside each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [`screen and ${fromDesktop}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
