import { style } from '@vanilla-extract/css';

/** Above the link that covers the row. */
export const check = style({ position: 'relative', zIndex: 1 });
