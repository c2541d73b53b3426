import { style } from '@vanilla-extract/css';

// The browser's own cross would stand beside ours.
export const search = style({
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
