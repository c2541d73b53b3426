import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

export const applications = style({
  display: 'grid',
  gap: vars.space.medium,
  listStyle: 'none',
  '@media': {
    [`(min-width: ${breakpoint.desktop}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
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
    [`(min-width: ${breakpoint.tablet}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' },
  },
});
