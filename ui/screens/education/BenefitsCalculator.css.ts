import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

/** What is known on the left, the plan in the middle of the page, the outcome beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [`(min-width: ${breakpoint.desktop}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
export const beside = style({
  '@media': {
    [`(min-width: ${breakpoint.desktop}px)`]: { position: 'sticky', top: vars.space.large },
  },
});

/** A bar of 36 months: used before, this plan, left. */
export const bar = style({
  display: 'flex',
  height: '1.5rem',
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
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '0.2rem',
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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  alignItems: 'end',
});
export const addRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [`(min-width: ${breakpoint.tablet}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
/** What one term comes to, in one line where there is room. */
export const termFigures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [`(min-width: ${breakpoint.tablet}px)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
