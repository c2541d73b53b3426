import { style } from '@vanilla-extract/css';
import { onGrid } from '../../theme/sizes.ts';
import { mapValues } from '../../theme/units.ts';
import { responsive } from '../Box/styleRules.ts';

export const grid = style({ display: 'grid' });

const columns = {
  1: 'minmax(0, 1fr)',
  // A single column if enlarged text leaves too little room for two.
  2: `repeat(auto-fill, minmax(min(100%, max(${onGrid(136)}, 50% - ${onGrid(40)})), 1fr))`,
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  5: 'repeat(5, minmax(0, 1fr))',
  6: 'repeat(6, minmax(0, 1fr))',
};
responsive({ columns: mapValues(columns, (gridTemplateColumns) => ({ gridTemplateColumns })) });
