import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

/** Directly above the rows that the new leads will join. */
export const news = style({ marginInlineStart: 'auto' });
