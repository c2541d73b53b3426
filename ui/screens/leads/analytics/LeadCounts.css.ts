import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';

/** Figures of the previous range are dimmed while the new ones load. */
export const waiting = recipe({
  base: { transition: `filter ${vars.motion.calm}` },
  variants: { isBusy: { true: { filter: 'saturate(0.3)' } } },
});
