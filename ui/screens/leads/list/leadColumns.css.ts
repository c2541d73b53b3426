import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const mail = style({
  color: vars.color.accent,
  textUnderlineOffset: '0.15em',
  textDecorationColor: vars.color.line,
  ':hover': { textDecorationColor: 'currentcolor' },
});

/** Text with its original line breaks. */
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
