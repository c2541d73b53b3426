import { globalStyle, styleVariants } from '@vanilla-extract/css';

export const inline = styleVariants({
  wrap: { display: 'flex', flexWrap: 'wrap' },
  nowrap: { display: 'flex' },
});

// An item that is wider than its line, such as a long name on a phone, breaks there.
globalStyle(`:where(${inline.wrap}) > *`, { minWidth: 0 });
