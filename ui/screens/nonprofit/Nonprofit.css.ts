import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

export const applications = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  listStyle: 'none',
  '@media': {
    [fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const applicant = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
export const filters = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': {
    [fromTablet]: { gridTemplateColumns: `minmax(0, 1fr) ${onGrid(192)}` },
  },
});
