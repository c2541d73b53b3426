import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';

export const options = recipe({
  base: { display: 'flex', marginTop: vars.space.xxsmall },
  variants: {
    layout: {
      stacked: { flexDirection: 'column' },
      inline: { flexWrap: 'wrap', columnGap: vars.space.large },
      grid: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(${onGrid(152)}, 1fr))`,
        columnGap: vars.space.small,
      },
    },
  },
});

export const round = style({ borderRadius: vars.radius.full });
/** A mark and a label, in the middle of each other, beside the indicator. */
export const marked = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginBlock: `-${fineSize[3]}`,
});
export const dot = style({
  width: fineSize[10],
  height: fineSize[10],
  borderRadius: vars.radius.full,
  background: 'currentcolor',
});
