import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet, fromDesktop } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

/** The ring beside its bars. */
export const readiness = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'center',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** The date of an appointment beside its details. */
export const appointment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});

/** As tall as the chart that is loading, so that nothing moves. */
export const trendToCome = style({
  display: 'grid',
  minHeight: onGrid(364),
  '@media': { [fromTablet]: { minHeight: onGrid(444) } },
});
