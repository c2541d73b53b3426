import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Below the head, which keeps its place from page to page. */
export const reading = style({ maxWidth: vars.width.reading });
