import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

/** Scrolls by itself, because only the visible items are rendered. */
export const list = style({
  // Contains visually hidden content of its items.
  position: 'relative',
  maxHeight: `min(${onGrid(736)}, 80dvh)`,
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  color: vars.color.text,
  background: vars.color.surface,
  selectors: { '&:focus-visible': { outlineOffset: '2px' } },
});

/** A choice or a row that is opened: the looks that lists share. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.standard,
  textDecoration: 'none',
  color: vars.color.text,
  background: vars.color.surface,
  // Inside, because the list would cut it off.
  outlineOffset: '-3px',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.color.paper, cursor: 'pointer' },
    '&[data-selected]': { color: vars.color.onAccentSoft, background: vars.color.accentSoft },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { boxShadow: 'inset 4px 0 0 Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const item = recipe({
  base: [row, { height: '100%', padding: `${vars.space.small} ${vars.space.medium}` }],
  variants: {
    layout: {
      stack: { borderBottom: `1px solid ${vars.color.line}` },
      grid: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.standard },
    },
  },
});
export const content = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The whole height of a touch target around the mark. */
export const check = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.standard,
  height: vars.control.standard,
  margin: `calc(-1 * ${vars.space.xsmall})`,
  cursor: 'pointer',
});
globalStyle(`${check} > span`, { marginTop: 0 });

export const note = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minHeight: onGrid(56),
  padding: vars.space.medium,
  color: vars.color.textMuted,
});
