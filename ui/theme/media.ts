import { breakpoint } from './tokens.ts';

/** Follows the size of text that is set in the browser: twice as large, a window is half as wide. */
const em = (px: number) => `${px / 16}em`;

// Media queries of the layouts. CSS variables don't work in media queries, so these are constants.
export const fromTablet = `(min-width: ${em(breakpoint.tablet)})`;
export const fromDesktop = `(min-width: ${em(breakpoint.desktop)})`;
export const fromWide = `(min-width: ${em(breakpoint.wide)})`;
/** Room for something beside the seven columns of a week. */
export const fromWeekAndMore = `(min-width: ${em(1440)})`;
/** Text is so large that hardly two words are next to each other. */
export const belowPhone = `(max-width: ${em(239)})`;
export const belowTablet = `(max-width: ${em(breakpoint.tablet - 1)})`;
