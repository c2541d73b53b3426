import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

/** The ring beside the bars that make it. */
export const readiness = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'center',
  '@media': {
    [`(min-width: ${breakpoint.tablet}px)`]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
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
  minHeight: '22.75rem',
  '@media': { [`(min-width: ${breakpoint.tablet}px)`]: { minHeight: '27.75rem' } },
});
