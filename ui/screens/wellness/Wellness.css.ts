import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

/** The ring beside the bars that make it. */
export const readiness = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'center',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});
/** The day of an appointment beside what there is to know about it. */
export const appointment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});

/** As tall as the chart that comes, so that nothing jumps. */
export const trendToCome = style({
  display: 'grid',
  minHeight: onGrid(364),
  '@media': { [fromTablet]: { minHeight: onGrid(444) } },
});
