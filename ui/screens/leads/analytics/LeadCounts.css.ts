import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';

/** Figures of other days than those asked for: still there, not quite to be read. */
export const waiting = recipe({
  base: { transition: `filter ${vars.motion.calm}` },
  variants: { isBusy: { true: { filter: 'saturate(0.3)' } } },
});
