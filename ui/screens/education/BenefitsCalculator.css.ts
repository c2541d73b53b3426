import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { fineSize } from '../../theme/sizes.ts';

/** Inputs on the left, the plan in the middle, the result on the right. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [fromDesktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
export const beside = style({
  '@media': {
    [fromDesktop]: { position: 'sticky', top: vars.space.large },
  },
});

/** A bar of 36 months: used before, used by this plan, and left. */
export const bar = style({
  display: 'flex',
  height: vars.mark.large,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.surface,
});
const part = style({ minWidth: 0, '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } });
export const usedPart = style([part, { background: vars.color.control }]);
export const plannedPart = style([part, { background: vars.color.accent }]);
export const legend = style({ listStyle: 'none', display: 'grid', gap: vars.space.xxsmall });
export const legendItem = style({ display: 'flex', gap: vars.space.xsmall, alignItems: 'center' });
export const legendFigure = style({ marginInlineStart: 'auto' });
const swatch = style({
  flexShrink: 0,
  width: fineSize[14],
  height: fineSize[14],
  borderRadius: `calc(${vars.space.medium} / 5)`,
  border: `1px solid ${vars.color.control}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const swatches = {
  used: style([swatch, { background: vars.color.control }]),
  planned: style([swatch, { background: vars.color.accent }]),
  left: style([swatch, { background: vars.color.surface }]),
};
export const ring = style({ display: 'flex', justifyContent: 'center' });
export const termHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
  },
});
export const addRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
/** Figures of one term, on one line if there is room. */
export const termFigures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A month: its name and days, a bar, and the amount. */
export const monthRow = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr) minmax(max-content, 2fr)`,
  gap: vars.space.small,
  alignItems: 'center',
  paddingBlock: vars.space.xxsmall,
  borderTop: `1px solid ${vars.color.line}`,
});
export const monthBar = style({
  display: 'block',
  width: '100%',
  height: vars.space.medium,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const monthlyBar = style({ fill: vars.color.accent });
export const booksBar = style({ fill: vars.color.honor });
export const monthAmount = style({ textAlign: 'end' });
/** What changes, and what dropping a course costs, beside each other if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
