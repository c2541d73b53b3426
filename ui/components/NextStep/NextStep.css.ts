import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

/** Words leave room for the sun. */
export const words = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  '@media': { [fromTablet]: { maxWidth: '60%' } },
});
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginTop: vars.space.medium,
});
