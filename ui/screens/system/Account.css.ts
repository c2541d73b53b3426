import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** One line: a long address is cut, the whole is in the title. */
export const email = style({
  maxWidth: 'min(20rem, 42vw)',
  overflow: 'hidden',
  color: vars.color.onInkMuted,
  fontSize: vars.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
