import { style } from '@vanilla-extract/css';

// Hides the browser's own clear button, because we draw one.
export const search = style({
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
