import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

export const list = recipe({
  base: { display: 'grid', gap: vars.space.medium },
  variants: {
    layout: {
      stacked: { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${onGrid(208)}), 1fr))` },
      rows: { gap: 0 },
    },
  },
});

export const pair = recipe({
  base: { minWidth: 0 },
  variants: {
    layout: {
      stacked: {},
      rows: {
        display: 'grid',
        alignItems: 'baseline',
        gap: `0 ${vars.space.medium}`,
        padding: `${vars.space.small} 0`,
        selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
        '@media': {
          [fromTablet]: { gridTemplateColumns: `minmax(${columnSize.label}, 1fr) 2fr` },
        },
      },
    },
  },
});

export const term = style([textSize.small, { color: vars.color.textMuted }]);
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
