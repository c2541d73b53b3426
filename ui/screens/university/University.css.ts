import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

/** Applicant, program, status and link; stacked on a phone. */
export const application = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'center',
  '@media': { [fromTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' } },
});
export const applicationStatus = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  alignItems: 'center',
  gridColumn: '2',
  '@media': { [fromTablet]: { gridColumn: 'auto' } },
});
export const applicationAction = style({
  gridColumn: '2',
  '@media': { [fromTablet]: { gridColumn: 'auto' } },
});

/** A link beside its figures. */
export const program = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const activity = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
export const sign = style({ paddingTop: vars.space.hair, color: vars.color.accent });
