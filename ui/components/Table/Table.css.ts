import { createContainer, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { whenReduced } from '../../theme/motion.ts';
import { column, onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';
import { textSize } from '../Text/Text.css.ts';

const container = createContainer();
/** Below this width, rows become cards. In rem, so that enlarged text switches to cards before it is squeezed. */
const narrow = `${container} (max-width: ${onGrid(704)})`;
/** Above it rows can be wider than their container, so the column with their names is sticky. */
const wide = `${container} (width > ${onGrid(704)})`;
const stays = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: layer.base + 1,
  borderInlineEnd: `1px solid ${vars.color.line}`,
} as const;
/** Keeps a focused cell from hiding behind the sticky column. */
const nameWidth = column.field;

const usedLast = `inset 4px 0 0 ${vars.color.accent}`;
const headHeight = `calc(${vars.control.standard} + ${vars.space.xxsmall})`;
const line = `1px solid ${vars.color.line}`;

/** A shadow at the edge shows that there are more columns. */
const shade = {
  content: '""',
  position: 'absolute',
  insetBlock: '1px',
  width: vars.mark.large,
  zIndex: layer.sticky,
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
} as const;
const shadow = 'rgb(15 24 38 / 0.22)';

export const frame = style({
  position: 'relative',
  containerName: container,
  containerType: 'inline-size',
  selectors: {
    '&::after': {
      ...shade,
      insetInlineEnd: '1px',
      background: `linear-gradient(to left, ${shadow}, transparent)`,
      borderStartEndRadius: vars.radius.standard,
      borderEndEndRadius: vars.radius.standard,
    },
    '&:dir(rtl)::after': { background: `linear-gradient(to right, ${shadow}, transparent)` },
    '&[data-hides-end]::after': { opacity: 1 },
  },
});

/** Scrolls on its own, so that content after a long table stays within reach. */
export const region = style({
  // Contains visually hidden content of its cells, which would otherwise lengthen the page with every row.
  position: 'relative',
  // Keeps the sticky parts below anything that floats above the page.
  isolation: 'isolate',
  maxHeight: `min(${onGrid(736)}, 80dvh)`,
  overflow: 'auto',
  border: line,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
  // The virtualizer keeps the scroll position. The browser's scroll anchoring would interfere.
  overflowAnchor: 'none',
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '@container': { [narrow]: { display: 'block', minWidth: '0 !important' } },
});

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  // With several lines, a sticky head would leave too little room for the cards.
  '@container': {
    [narrow]: { position: 'static', display: 'block', background: vars.color.sunken, borderBottom: line },
  },
});

/** On cards, only the sort buttons of the head remain, in as many lines as they need. */
export const headRow = style({
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap' },
  },
});

export const headCell = recipe({
  base: [
    textSize.small,
    {
      height: headHeight,
      padding: `0 ${vars.space.small}`,
      borderBottom: line,
      fontWeight: vars.weight.medium,
      color: vars.color.textMuted,
      background: vars.color.sunken,
    },
  ],
  variants: {
    isShown: {
      true: {
        '@container': {
          [narrow]: {
            display: 'flex',
            flexShrink: 0,
            alignItems: 'center',
            padding: `0 ${vars.space.xsmall}`,
            borderBottom: 0,
          },
        },
      },
      false: {
        '@container': {
          [narrow]: {
            position: 'absolute',
            width: '1px',
            height: '1px',
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    isRowHeader: { true: { '@container': { [wide]: stays } } },
  },
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minHeight: onGrid(40),
  maxWidth: `calc(100% + 2 * ${vars.space.xsmall})`,
  margin: `0 calc(-1 * ${vars.space.xsmall})`,
  padding: `0 ${vars.space.xsmall}`,
  border: 0,
  borderRadius: vars.radius.small,
  fontWeight: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.line },
    '[aria-sort] > &': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@container': { [narrow]: { maxWidth: 'none', margin: 0, whiteSpace: 'nowrap' } },
  '@media': { '(pointer: coarse)': { minHeight: vars.control.standard } },
});

globalStyle(`${sortButton} > svg`, { flexShrink: 0 });

const arrive = keyframes({ from: { background: vars.color.honorSoft } });

export const row = recipe({
  base: {
    background: vars.color.surface,
    selectors: {
      '&:hover, &:focus-within': { background: vars.color.paper },
    },
    '@container': {
      [narrow]: { display: 'block', padding: `${vars.space.small} ${vars.space.medium}`, borderBottom: line },
    },
  },
  variants: {
    isCurrent: { true: { '@container': { [narrow]: { boxShadow: usedLast } } } },
    isArriving: {
      true: {
        // Long enough to notice after looking away. The badge stays.
        animation: `${arrive} 4s ease-out`,
        ...whenReduced({ animation: 'none' }),
      },
    },
  },
});

export const cell = recipe({
  base: {
    height: headHeight,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    borderBottom: line,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    scrollMarginTop: headHeight,
    scrollMarginInlineStart: nameWidth,
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      'tr:last-child > &': { borderBottom: 0 },
      'tr[aria-current] > &:first-child': { boxShadow: usedLast },
    },
    '@container': {
      [narrow]: {
        boxShadow: 'none !important',
        display: 'grid',
        gridTemplateColumns: `${onGrid(92)} minmax(0, 1fr)`,
        alignItems: 'baseline',
        gap: vars.space.small,
        height: 'auto',
        padding: `${vars.space.xxsmall} 0`,
        borderBottom: 0,
      },
    },
  },
  variants: {
    isRowHeader: {
      true: {
        fontWeight: vars.weight.medium,
        background: 'inherit',
        '@container': {
          [narrow]: { display: 'block', fontWeight: vars.weight.strong },
          [wide]: stays,
        },
      },
    },
    align: {
      start: { textAlign: 'start' },
      end: { textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } },
    },
    isControls: {
      true: {
        '@container': {
          [narrow]: {
            display: 'block',
            // The checkbox of a card is in its corner.
            selectors: { '&:first-child': { float: 'inline-end' } },
          },
        },
      },
    },
  },
});

export const label = style([
  textSize.small,
  {
    display: 'none',
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'block' } },
  },
]);

/** Controls are never cut off, and there is room for their focus ring. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  alignItems: 'center',
});
globalStyle(`${controls} button`, {
  '@container': { [wide]: { paddingInline: `calc(${vars.space.medium} * 0.4)` } },
  '@media': { '(pointer: coarse)': { minHeight: vars.control.standard } },
});

/** One line, or three on a card. The full text shows on focus or under the pointer. */
export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    ':focus > &, :focus-within > &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '@container': {
    [narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: { ':focus > &, :focus-within > &': { display: 'block' } },
    },
  },
});

/** Room for a link's focus ring at the clipped edge. */
export const named = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

export const spacer = style({ padding: 0, '@container': { [narrow]: { display: 'block' } } });

export const more = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  maxWidth: '100cqw',
  minHeight: onGrid(56),
  padding: vars.space.small,
  color: vars.color.textMuted,
});
