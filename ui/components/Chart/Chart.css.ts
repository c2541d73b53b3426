import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
});
export const picture = style({ minWidth: 0 });

/** The toggle of the data table and the actions, on one line while the table is collapsed. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  alignItems: 'start',
  justifyContent: 'space-between',
});
export const details = style({ minWidth: 0, selectors: { '&[open]': { flexBasis: '100%' } } });

export const toggle = style([
  textSize.small,
  {
    width: 'fit-content',
    marginBlock: `0 ${vars.space.xxsmall}`,
    marginInline: `calc(-1 * ${vars.space.xsmall}) 0`,
    padding: vars.space.xsmall,
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
    color: vars.color.accent,
    cursor: 'pointer',
  },
]);

export const table = style([
  textSize.small,
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
]);

export const cell = style({
  padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    'thead &': { color: vars.color.textMuted, fontWeight: vars.weight.medium },
    '&:not(:first-child)': { textAlign: 'end' },
  },
});

export const empty = style([
  textSize.small,
  {
    padding: `${vars.space.xlarge} ${vars.space.medium}`,
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    background: vars.color.sunken,
    textAlign: 'center',
  },
]);

export const legend = style([
  textSize.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    listStyle: 'none',
  },
]);
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });
export const swatch = style({ flexShrink: 0, width: onGrid(16), height: onGrid(16) });
export const lineSwatch = style({ flexShrink: 0, width: onGrid(28), height: onGrid(12), strokeWidth: 3 });
