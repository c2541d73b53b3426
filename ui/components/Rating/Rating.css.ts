import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

export const rating = style([
  textSize.small,
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space.xsmall}` },
]);
export const stars = style({ display: 'inline-flex', gap: fineSize[1] });

const star = style({ width: vars.mark.small, height: vars.mark.small, strokeWidth: 1.75 });
export const starStyle = styleVariants({
  full: [
    star,
    {
      fill: vars.color.honor,
      stroke: vars.color.honor,
      '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' } },
    },
  ],
  empty: [
    star,
    {
      fill: 'none',
      stroke: vars.color.control,
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  ],
});
export const figure = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });
export const count = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
