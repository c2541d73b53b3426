import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';

export const track = recipe({
  base: {
    overflow: 'hidden',
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  variants: { size: { small: { height: fineSize[10] }, standard: { height: vars.space.medium } } },
});
