import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';
import { chip } from '../ToggleButton/ToggleButton.css.ts';

export const group = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });
export const label = style([textSize.small, { fontWeight: vars.weight.medium }]);
const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${onGrid(104)}), 1fr))`,
});
const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    [belowTablet]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the ring of what has the focus; none at the end, where the page would scroll sideways.
      marginBlock: `calc(-1 * ${vars.space.xxsmall})`,
      marginInlineStart: `calc(-1 * ${vars.space.xxsmall})`,
      padding: vars.space.xxsmall,
    },
  },
});
export const chips = recipe({
  base: { gap: vars.space.xsmall },
  variants: { layout: { row: { display: 'flex', flexWrap: 'wrap' }, line: [line], grid: [columns] } },
});

globalStyle(`${columns} > ${chip}`, { justifyContent: 'center' });
globalStyle(`${line} > ${chip}`, { '@media': { [belowTablet]: { flexShrink: 0 } } });
