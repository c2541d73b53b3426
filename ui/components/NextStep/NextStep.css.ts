import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

/** Words leave room for the sun. On a phone they are over the ridges, on which only its color is bright enough. */
export const words = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  vars: { [vars.color.honor]: vars.color.sun },
  '@media': { [fromTablet]: { maxWidth: '60%' } },
});
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginTop: vars.space.medium,
});
