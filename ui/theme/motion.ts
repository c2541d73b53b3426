import type { StyleRule } from '@vanilla-extract/css';

/** The device asks for less movement. */
export const reducedByDevice = '(prefers-reduced-motion: reduce)';
/** The person asked for less, whatever the device says; the attribute stands on the root. */
export const reducedByChoice = ':root[data-motion="reduced"]';

type Rule = Pick<StyleRule, 'animation' | 'transition' | 'transform' | 'scrollBehavior'>;

/** What moves otherwise under reduced motion. Durations of the theme are 0 there by themselves; this is for what loops. */
export const whenReduced = (rule: Rule) => ({
  '@media': { [reducedByDevice]: rule },
  selectors: { [`${reducedByChoice} &`]: rule },
});
