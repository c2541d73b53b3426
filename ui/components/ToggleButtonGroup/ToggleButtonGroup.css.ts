import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

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

export const chip = style([
  textSize.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minHeight: vars.control.standard,
    maxWidth: '100%',
    padding: `${vars.space.xxsmall} ${fineSize[14]}`,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    color: vars.color.text,
    background: vars.color.surface,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken },
      '&[data-selected]': {
        borderColor: vars.color.accent,
        color: vars.color.onAccentSoft,
        background: vars.color.accentSoft,
      },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        },
      },
    },
  },
]);
globalStyle(`${columns} > ${chip}`, { justifyContent: 'center' });
globalStyle(`${line} > ${chip}`, { '@media': { [belowTablet]: { flexShrink: 0 } } });
export const count = style({ fontWeight: vars.weight.regular, fontVariantNumeric: 'tabular-nums' });
