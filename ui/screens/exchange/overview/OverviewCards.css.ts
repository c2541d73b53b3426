import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** A link beside its figures. */
export const listing = style({
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
