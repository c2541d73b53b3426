import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const outcomes = style({
  display: 'grid',
  gap: vars.space.xsmall,
  listStyle: 'none',
});
/** A name, and what became of it. */
export const outcome = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.small}` });
