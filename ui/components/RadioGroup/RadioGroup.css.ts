import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fine } from '../../theme/sizes.ts';

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
  width: fine[10],
  height: fine[10],
  borderRadius: vars.radius.full,
  background: 'currentcolor',
});
