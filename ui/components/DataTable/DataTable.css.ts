import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';
import { chevron as treeChevron } from '../Tree/Tree.css.ts';
import { textSize } from '../Text/Text.css.ts';

/** The row's color. Pinned cells need it too, because others scroll below them. */
const ground = createVar();
const line = `1px solid ${vars.color.line}`;

export const root = style({ display: 'grid', gap: vars.space.small, minWidth: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});
export const actions = style({ flexGrow: 1, minWidth: 0 });
export const container = style({ minWidth: 0, containerType: 'inline-size' });

/** Scrolls by itself in both directions, because only the visible cells are rendered. */
export const table = style({
  // Contains visually hidden content of its cells.
  position: 'relative',
  maxHeight: `min(${onGrid(736)}, 80dvh)`,
  overflow: 'auto',
  border: line,
  borderRadius: vars.radius.standard,
  fontFamily: vars.family.code,
  color: vars.color.text,
  background: vars.color.surface,
  overscrollBehaviorX: 'contain',
  selectors: { '&[data-empty]': { minHeight: onGrid(160) } },
});

const box = style({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  paddingInline: vars.space.small,
  borderBottom: line,
  outlineOffset: '-3px',
  selectors: { '&[data-pinned]': { borderInlineEnd: line } },
});

const isCheck = { true: { justifyContent: 'center', padding: 0 } } as const;
const align = { start: {}, end: { justifyContent: 'flex-end', textAlign: 'end' } } as const;

export const headCell = recipe({
  base: [
    box,
    textSize.small,
    {
      minHeight: vars.control.standard,
      gap: vars.space.xxsmall,
      fontWeight: vars.weight.medium,
      color: vars.color.textMuted,
      background: vars.color.sunken,
      selectors: { '&[data-allows-sorting]': { cursor: 'pointer' } },
    },
  ],
  variants: { align, isCheck },
});
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  flexGrow: 1,
  justifyContent: 'inherit',
  minHeight: vars.control.small,
  borderRadius: vars.radius.small,
  selectors: {
    '[data-allows-sorting][data-hovered] > &, [data-sort-direction] > &': { color: vars.color.text },
  },
});
/** Never broken inside a word: what is too long is cut off, and can be read in a wider column. */
export const headText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${name} > svg`, { flexShrink: 0 });

/** Wider than its line, so that it can be grabbed. */
export const resizer = style({
  position: 'relative',
  flexShrink: 0,
  alignSelf: 'stretch',
  width: vars.space.medium,
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space.xsmall,
      insetInlineEnd: 0,
      width: '2px',
      background: vars.color.line,
    },
    '&[data-hovered]::after, &[data-focus-visible]::after': { insetBlock: 0, background: vars.color.control },
    '&[data-resizing]::after': { insetBlock: 0, background: vars.color.focus },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    '(pointer: coarse)': { width: vars.control.standard },
    '(forced-colors: active)': { selectors: { '&::after': { background: 'CanvasText' } } },
  },
});

export const row = style({
  // Pinned cells would leave room below a line of text, and move into it while the table scrolls.
  display: 'flex',
  // Stretched ones could not be measured.
  alignItems: 'flex-start',
  vars: { [ground]: vars.color.surface },
  background: ground,
  outlineOffset: '-3px',
  selectors: {
    '&[data-hovered]': { vars: { [ground]: vars.color.paper }, cursor: 'pointer' },
    '&[data-selected]': { vars: { [ground]: vars.color.accentSoft }, color: vars.color.onAccentSoft },
    '&[data-disabled]': { color: vars.color.textMuted },
    '&[data-total]': { vars: { [ground]: vars.color.sunken }, color: vars.color.text },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { boxShadow: 'inset 4px 0 0 Highlight' },
        '&[data-disabled]:not([data-total])': { color: 'GrayText' },
      },
    },
  },
});

export const cell = recipe({
  base: [box, { background: ground, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }],
  variants: {
    align,
    density: {
      comfortable: { minHeight: vars.control.large, paddingBlock: vars.space.xsmall },
      compact: {
        minHeight: vars.control.small,
        paddingBlock: vars.space.hair,
        fontSize: vars.size.small,
        '@media': { '(pointer: coarse)': { minHeight: vars.control.standard } },
      },
    },
    isRowHeader: { true: { fontWeight: vars.weight.medium } },
    /** A step to the end for each row around it. */
    isTree: {
      true: {
        gap: vars.space.xxsmall,
        paddingInlineStart: `calc(${vars.space.xxsmall} + (var(--table-row-level) - 1) * ${vars.space.large})`,
      },
    },
    isCheck,
  },
});
/** Keeps its room where there is nothing to expand, so that names line up. */
export const chevron = style([
  treeChevron,
  {
    selectors: {
      '[data-expanded] > * > &, [data-expanded] > &': { transform: 'rotate(90deg)' },
      ':not([data-has-child-items]) > &': { visibility: 'hidden' },
    },
  },
]);
export const textBox = style({ minWidth: 0 });

export const note = style({
  // The text stays in view while the columns scroll.
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: '100cqw',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minHeight: onGrid(56),
  padding: vars.space.medium,
  color: vars.color.textMuted,
});
/** Below the table, where more rows would be. */
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
});

export const options = style({ display: 'grid', gap: vars.space.medium });
export const optionRows = style({ display: 'grid', gap: vars.space.xxsmall, listStyle: 'none' });
export const optionRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const filterRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { print: { display: 'none' } },
});
export const filterField = style({
  flex: `1 1 ${columnSize.field}`,
  minWidth: 0,
  maxWidth: onGrid(320),
});

export const cardTitle = style({ fontWeight: vars.weight.strong });
export const cardFacts = style([textSize.small, { display: 'grid', gap: vars.space.hair, margin: 0 }]);
globalStyle(`${cardFacts} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.small,
});
globalStyle(`${cardFacts} dt`, { color: 'inherit', opacity: 0.8 });
globalStyle(`${cardFacts} dd`, { margin: 0, overflowWrap: 'anywhere' });
