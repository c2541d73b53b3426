import { breakpoint } from './tokens.ts';

// Media queries of the layouts. CSS variables don't work in media queries, so these are constants.
export const fromTablet = `(min-width: ${breakpoint.tablet}px)`;
export const fromDesktop = `(min-width: ${breakpoint.desktop}px)`;
export const fromWide = `(min-width: ${breakpoint.wide}px)`;
export const belowTablet = `(max-width: ${breakpoint.tablet - 1}px)`;
