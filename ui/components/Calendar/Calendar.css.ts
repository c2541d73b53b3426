import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowPhone } from '../../theme/media.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const { color } = vars;

export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  width: '100%',
  // Seven days of 44 px with a little space between them.
  maxWidth: onGrid(368),
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  '@media': { [belowPhone]: { flexWrap: 'wrap' } },
});
// The arrows point the other way where text runs from right to left. Bundlers make a list of languages of `:dir(rtl)`.
globalStyle(`[dir="rtl"] ${head} svg`, { transform: 'scaleX(-1)' });
export const heading = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  // In a line of its own, above the arrows.
  '@media': { [belowPhone]: { order: -1, flexBasis: '100%' } },
});

/** Its figures are days, not data, so their zero has no slash. */
export const grid = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontFamily: vars.family.text,
});
globalStyle(`${grid} td, ${grid} th`, { padding: '1px' });
export const weekday = style([
  textSize.caption,
  // A phone has no room for larger text, because a week stays in one row.
  { fontSize: `min(${vars.size.caption}, 5vw)`, fontWeight: vars.weight.medium, color: color.textMuted },
]);

/** On a calendar of ranges, whose ends stand out. */
export const rangeCalendar = style({});
const betweenEnds = `${rangeCalendar} &[data-selected]:not([data-selection-start], [data-selection-end])`;

export const day = style({
  position: 'relative',
  height: vars.control.standard,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: `min(${vars.size.body}, 7vw)`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outlineOffset: '-2px',
  WebkitTapHighlightColor: 'transparent',
  // Days are narrow on a phone, so their targets include the space between them.
  '::after': { content: '', position: 'absolute', inset: '-2px' },
  selectors: {
    '&[data-hovered]': { background: color.accentSoft, color: color.onAccentSoft },
    '&[data-focus-visible]': { outline: `3px solid ${color.focus}` },
    // Unavailable days stay focusable so that people can read why, so the number stays legible.
    '&[data-unavailable]': {
      color: color.textMuted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[data-unavailable][data-hovered]': { background: color.sunken },
    '&[data-disabled]': { color: color.textMuted, opacity: 0.55, cursor: 'not-allowed' },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-selected]': { color: color.onAccent, background: color.accent, fontWeight: vars.weight.strong },
    [betweenEnds]: {
      color: color.onAccentSoft,
      background: color.accentSoft,
      fontWeight: vars.weight.regular,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-unavailable], &[data-disabled]': { color: 'GrayText', opacity: 1 },
        '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        [betweenEnds]: { color: 'HighlightText', background: 'Highlight' },
      },
    },
  },
});
export const number = style({ position: 'relative', display: 'grid', placeItems: 'center', height: '100%' });
export const today = style({ borderColor: color.control, fontWeight: vars.weight.strong });
export const mark = style({
  position: 'absolute',
  bottom: fineSize[3],
  width: fineSize[5],
  height: fineSize[5],
  borderRadius: vars.radius.full,
  background: color.accent,
  selectors: { '[data-selected] &': { background: color.onAccent } },
  '@media': {
    '(forced-colors: active)': {
      background: 'CanvasText',
      selectors: { '[data-selected] &': { background: 'HighlightText' } },
    },
  },
});
/** Reserves a line, so that nothing moves while the focused day changes. */
export const message = style([
  textSize.small,
  { display: 'block', minHeight: '1lh', color: color.textMuted },
]);
