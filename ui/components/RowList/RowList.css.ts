import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const { color, space } = vars;

export const list = style({
  listStyle: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
  // Rows arrange their parts by the width of the list, not of the window.
  containerType: 'inline-size',
});

/** Too narrow for the state beside the words. */
const narrow = `(width < ${onGrid(520)})`;
/** With text twice as large on a phone: too narrow for the actions as well. */
const narrowest = `(width < ${onGrid(240)})`;

export const row = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateAreas: '"mark words state actions"',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    minHeight: onGrid(60),
    paddingBlock: space.xsmall,
    borderBlockStart: `1px solid ${color.line}`,
    breakInside: 'avoid',
    selectors: {
      '&:has(> div > [aria-current])': { paddingInlineStart: space.small, background: color.accentSoft },
      '&:has(> div > [aria-current])::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '3px',
        background: color.honor,
        '@media': { '(forced-colors: active)': { background: 'Highlight' } },
      },
    },
    '@container': {
      [narrow]: {
        gridTemplateAreas: '"mark words actions" "mark state actions"',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        rowGap: space.xxsmall,
      },
      [narrowest]: {
        gridTemplateAreas: '"mark words" "mark state" "mark actions"',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
      },
    },
  },
  variants: {
    isLink: {
      true: {
        selectors: { '&:hover': { background: `color-mix(in srgb, ${color.sunken} 55%, transparent)` } },
      },
    },
  },
});
export const mark = recipe({
  base: { gridArea: 'mark', display: 'grid', alignSelf: 'center', marginInlineEnd: space.small },
  // Beside the first of several lines.
  variants: { hasDetail: { true: { alignSelf: 'start', paddingBlockStart: space.hair } } },
});
export const words = style({ gridArea: 'words', minWidth: 0 });
export const title = style([
  textSize.body,
  {
    display: 'block',
    color: 'inherit',
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
]);
/** Covers the row, so that a press anywhere follows the link. */
export const link = style([
  title,
  {
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.small },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    },
  },
]);
/** A button that covers the row. */
export const press = style([
  link,
  {
    padding: 0,
    border: 0,
    fontFamily: 'inherit',
    textAlign: 'start',
    background: 'none',
    cursor: 'pointer',
  },
]);
export const detail = style([textSize.small, { color: color.textMuted, overflowWrap: 'anywhere' }]);
export const state = style([
  textSize.small,
  {
    gridArea: 'state',
    minWidth: 0,
    justifySelf: 'end',
    marginInlineStart: space.small,
    '@container': { [narrow]: { justifySelf: 'start', marginInlineStart: 0 } },
  },
]);
/** Above the link that covers the row. */
export const actions = style({
  gridArea: 'actions',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: space.xsmall,
  marginInlineStart: space.small,
  '@media': { [belowTablet]: { alignSelf: 'center' } },
  '@container': { [narrowest]: { flexWrap: 'wrap', marginInlineStart: 0 } },
});
