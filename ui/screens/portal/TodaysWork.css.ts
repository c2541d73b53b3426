import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop } from '../../theme/media.ts';

/** The first thing beside what comes after it. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});
