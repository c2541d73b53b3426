import { style } from '@vanilla-extract/css';

// Hides the browser's clear button, because the component has its own.
export const search = style({
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
