import { vars } from './contract.css.ts';
import { rem } from './units.ts';

/** The two largest type sizes shrink on narrow screens, so that a long word fits 320 px. */
export const fluidSize = {
  page: `clamp(${vars.size.section}, 1.3rem + 2.6vw, ${vars.size.page})`,
  display: `clamp(${rem(34)}, 1.4rem + 3.6vw, ${vars.size.display})`,
} as const;
