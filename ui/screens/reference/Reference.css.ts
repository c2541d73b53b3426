import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { columnSize, fineSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';

const { color, space } = vars;
const forced = '(forced-colors: active)';

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.small} ${space.large}` });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, listStyle: 'none' });

/** Pay from the 10th to the 90th percentile, with the median marked. */
export const scale = style({
  display: 'block',
  width: '100%',
  height: onGrid(20),
  marginBlock: space.xxsmall,
  // The figures at its ends stand in the direction of reading.
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const axis = style({ height: fineSize[1], fill: color.line });
export const range = style({ fill: color.accentSoft, stroke: color.accent });
export const median = style({
  width: fineSize[3],
  fill: color.accent,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space.medium });
export const end = style({ textAlign: 'end' });

/** A civilian occupation, its bar and its figures in a line. */
export const row = style({
  display: 'grid',
  gap: `${space.xxsmall} ${space.medium}`,
  paddingBlock: space.small,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [fromTablet]: {
      gridTemplateColumns: `minmax(0, 1fr) ${columnSize.short} minmax(${columnSize.short}, auto)`,
      alignItems: 'center',
    },
  },
});
export const figures = style({ '@media': { [fromTablet]: { textAlign: 'end' } } });
export const rows = style({ listStyle: 'none', borderBottom: `1px solid ${color.line}` });

export const sources = style({ display: 'grid', gap: space.small, listStyle: 'none' });
export const source = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xsmall,
  overflowWrap: 'anywhere',
  scrollMarginTop: onGrid(80),
});
export const mark = style([
  textSize.caption,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: onGrid(24),
    minHeight: onGrid(24),
    paddingInline: space.xxsmall,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.small,
    background: color.surface,
    color: color.accent,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    verticalAlign: 'middle',
  },
]);

export const deadlines = style({ listStyle: 'none', borderBottom: `1px solid ${color.line}` });
export const deadline = style({
  display: 'grid',
  gridTemplateColumns: `${onGrid(36)} minmax(0, 1fr)`,
  gap: `${space.xsmall} ${space.medium}`,
  alignItems: 'start',
  paddingBlock: space.small,
  borderTop: `1px solid ${color.line}`,
  '@media': { [fromTablet]: { gridTemplateColumns: `${onGrid(36)} minmax(0, 1fr) auto` } },
});
/** Below the facts on a phone, beside them otherwise. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  gridColumn: 2,
  '@media': { [fromTablet]: { gridColumn: 3, alignSelf: 'center' } },
});
export const place = style({ paddingTop: space.medium, borderTop: `1px solid ${color.line}` });

/** A search with one field: the button is as wide as its word. */
export const oneField = style({
  display: 'grid',
  gap: space.medium,
  alignItems: 'end',
  '@media': { [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** The questions of a form without a script, above each other. */
export const questions = style({ display: 'grid', gap: space.medium, justifyItems: 'start' });
