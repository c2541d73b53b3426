import { createContainer, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { whenReduced } from '../../theme/motion.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';
import { headHeight, line, nameWidth, narrow, shadow, stays, staysAtEnd, wide } from './Table.css.ts';

const shadowAtStart = `calc(-1 * ${vars.space.xsmall}) 0 ${vars.space.small} calc(-1 * ${vars.space.xsmall}) ${shadow}`;
const arrive = keyframes({ from: { background: vars.color.honorSoft } });
/** Room at the end of a narrow row, for its checkbox and the button of its actions. */
const corner = vars.control.standard;

export const row = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    // The link that covers the row lies above its color and below its cells.
    isolation: 'isolate',
    overflow: 'clip',
    borderBottom: line,
    background: vars.color.paper,
    selectors: {
      '&:last-child': { borderBottom: 0 },
      '&:hover, &:focus-within': { background: vars.color.surface },
      '&[aria-selected=true]': { background: vars.color.accentSoft },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: 2,
        width: onGrid(4),
        background: vars.color.honor,
      },
    },
    '@container': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${vars.space.hair} ${vars.space.small}`,
        paddingBlock: vars.space.small,
        paddingInline: vars.space.xxsmall,
        borderBottom: `${line} !important`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected=true]': { boxShadow: 'inset 4px 0 0 Highlight' } },
      },
    },
  },
  variants: {
    hasControls: { true: { '@container': { [narrow]: { paddingInlineEnd: corner } } } },
    isArriving: {
      true: {
        // Long enough to notice after looking away. The badge stays.
        animation: `${arrive} 4s ease-out`,
        ...whenReduced({ animation: 'none' }),
      },
    },
  },
});

/** The link of a row. Presses on its cells fall through to it, except on their controls. */
export const cover = style({ position: 'absolute', inset: 0, zIndex: -1 });

export const cell = recipe({
  base: {
    display: 'grid',
    alignContent: 'center',
    minWidth: 0,
    padding: `${fineSize[6]} ${vars.space.small}`,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    scrollMarginTop: headHeight,
    scrollMarginInlineStart: nameWidth,
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      '[data-covered] > &': { pointerEvents: 'none' },
    },
    '@container': { [narrow]: { padding: 0 } },
  },
  variants: {
    density: {
      comfortable: { '@container': { [wide]: { minHeight: onGrid(56) } } },
      compact: {
        '@container': {
          [wide]: {
            minHeight: vars.control.small,
            paddingBlock: vars.space.hair,
          },
        },
      },
    },
    isRowHeader: {
      true: {
        fontWeight: vars.weight.medium,
        background: 'inherit',
        '@container': {
          [narrow]: { flex: '1 0 100%', display: 'block', fontWeight: vars.weight.strong },
          [wide]: stays,
        },
      },
    },
    /** The actions. */
    isEnd: {
      true: {
        background: 'inherit',
        '@container': {
          [wide]: {
            ...staysAtEnd,
            selectors: { '[data-hides-end] &': { boxShadow: shadowAtStart } },
          },
        },
      },
    },
    align: {
      start: {},
      end: { textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } },
    },
    /** What becomes of it below the name. */
    narrowAs: {
      labeled: {
        '@container': {
          [narrow]: {
            flex: '1 0 100%',
            gridTemplateColumns: `${onGrid(92)} minmax(0, 1fr)`,
            alignItems: 'baseline',
            gap: vars.space.small,
          },
        },
      },
      line: { '@container': { [narrow]: { flex: '1 0 100%' } } },
      inline: { '@container': { [narrow]: { flex: '0 1 auto' } } },
      inlineLabeled: {
        '@container': {
          [narrow]: {
            flex: '0 1 auto',
            gridAutoFlow: 'column',
            justifyContent: 'start',
            alignItems: 'baseline',
            gap: vars.space.xsmall,
          },
        },
      },
      rest: { '@container': { [narrow]: { order: 1, flex: '1 1 0' } } },
      corner: {
        '@container': {
          [narrow]: {
            position: 'absolute',
            insetBlockStart: vars.space.small,
            insetInlineEnd: vars.space.xsmall,
          },
        },
      },
      hidden: { '@container': { [narrow]: { display: 'none' } } },
    },
  },
});
globalStyle(`[data-covered] > * :is(a, button, input, label, select)`, { pointerEvents: 'auto' });

export const label = style([
  textSize.small,
  {
    display: 'none',
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'block' } },
  },
]);

/** Controls are never cut off, and there is room for their focus ring. */
export const controls = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall, alignItems: 'center' },
  variants: {
    align: { start: {}, end: { '@container': { [wide]: { justifyContent: 'flex-end' } } } },
  },
});
globalStyle(`${controls.classNames.base} button`, {
  '@container': { [wide]: { paddingInline: `calc(${vars.space.medium} * 0.4)` } },
  '@media': { '(pointer: coarse)': { minHeight: vars.control.standard } },
});

/** How much room a row's name has. */
export const nameContainer = createContainer();
/** One line, or three on narrow screens. The full text shows on focus or under the pointer. */
export const value = recipe({
  base: {
    minWidth: 0,
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
  },
  variants: {
    isRowHeader: {
      true: {
        containerName: nameContainer,
        containerType: 'inline-size',
        '@container': { [narrow]: { containerType: 'normal' } },
      },
    },
  },
});

/** Where a value has one line, it doesn't break. */
globalStyle('[data-value] wbr', { '@container': { [wide]: { display: 'none' } } });

/** Room for a link's focus ring at the clipped edge. */
export const named = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxWidth: '100%',
});
/** Looks like a name; an underline shows that it is a link. */
export const nameLink = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:focus-visible, tr:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});
