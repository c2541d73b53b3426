import { style } from '@vanilla-extract/css';

/** Directly above the rows that the new leads will join. */
export const news = style({ marginInlineStart: 'auto' });
