import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const options = recipe({
  base: { display: 'flex', marginTop: vars.space.xxsmall },
  variants: {
    layout: {
      stacked: { flexDirection: 'column' },
      inline: { flexWrap: 'wrap', columnGap: vars.space.large },
    },
  },
});

export const round = style({ borderRadius: vars.radius.full });
export const dot = style({
  width: '0.625rem',
  height: '0.625rem',
  borderRadius: vars.radius.full,
  background: 'currentcolor',
});
