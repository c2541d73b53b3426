import type { StyleRule } from '@vanilla-extract/css';

/** The device asks for less movement. */
export const reducedByDevice = '(prefers-reduced-motion: reduce)';
/** The user's own setting, whatever the device says; an attribute on the root element. */
export const reducedByChoice = ':root[data-motion="reduced"]';

type Rule = Pick<StyleRule, 'animation' | 'transition' | 'transform' | 'scrollBehavior'>;

/** Styles under reduced motion, for looping animations. The theme's durations are 0 there already. */
export const whenReduced = (rule: Rule) => ({
  '@media': { [reducedByDevice]: rule },
  selectors: { [`${reducedByChoice} &`]: rule },
});
