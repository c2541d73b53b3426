import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const divider = recipe({
  base: {
    flexShrink: 0,
    alignSelf: 'stretch',
    margin: 0,
    border: 0,
    background: vars.color.line,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
  variants: {
    orientation: {
      horizontal: { width: '100%', height: '1px' },
      vertical: { width: '1px', minHeight: vars.mark.standard },
    },
  },
});
