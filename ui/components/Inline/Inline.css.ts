import { styleVariants } from '@vanilla-extract/css';

export const inline = styleVariants({
  wrap: { display: 'flex', flexWrap: 'wrap' },
  nowrap: { display: 'flex' },
});
