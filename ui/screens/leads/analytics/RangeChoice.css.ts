import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': { print: { display: 'none' } },
});
