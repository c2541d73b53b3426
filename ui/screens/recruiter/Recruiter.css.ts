import { style } from '@vanilla-extract/css';
import { breakpoint } from '../../theme/tokens.ts';
import { tags } from '../portal/PortalPage.css.ts';

/** On a phone they would cover the list; there a row, and the comparison itself, let somebody go again. */
export const names = style([
  tags,
  { '@media': { [`(max-width: ${breakpoint.tablet - 1}px)`]: { display: 'none' } } },
]);
