import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const mail = style({
  color: vars.color.accent,
  textUnderlineOffset: '0.15em',
  textDecorationColor: vars.color.line,
  ':hover': { textDecorationColor: 'currentcolor' },
});

/** Below the date in a row; beside it on a card. */
export const ago = style({ display: 'inline-block' });
