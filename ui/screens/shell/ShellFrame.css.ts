import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const wait = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '50dvh',
  color: vars.color.accent,
});
