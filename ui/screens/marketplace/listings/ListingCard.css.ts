import { style } from '@vanilla-extract/css';

/** The beginning of a text that may be long. */
export const beginning = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});
