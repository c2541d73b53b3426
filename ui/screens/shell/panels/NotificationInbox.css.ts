import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { fineSize } from '../../../theme/sizes.ts';

const { color } = vars;

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  // Close to the edges of the sheet.
  margin: `calc(-1 * ${vars.space.small}) calc(-1 * ${vars.space.small}) 0`,
  listStyle: 'none',
});
export const item = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.small,
    padding: vars.space.small,
    borderRadius: vars.radius.standard,
    border: `1px solid ${color.line}`,
  },
  variants: {
    isRead: { true: {}, false: { background: color.infoSoft, borderColor: color.infoSolid } },
  },
});
export const sign = style({ display: 'flex', paddingTop: fineSize[3], color: color.textMuted });
export const words = style({ display: 'grid', gap: vars.space.hair, minWidth: 0, overflowWrap: 'anywhere' });
/** The whole item is the link's target; other controls are above it. */
export const link = style({
  color: color.text,
  fontWeight: vars.weight.medium,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.standard },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  minHeight: vars.control.small,
});
export const above = style({ position: 'relative' });
