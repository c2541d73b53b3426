import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { floating } from '../Popover/Popover.css.ts';

const { color } = vars;

export const popover = style([
  floating,
  {
    width: onGrid(304),
    maxWidth: `calc(100vw - ${vars.space.xsmall})`,
    padding: vars.space.small,
  },
]);
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.hair,
  outline: 'none',
});
export const month = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.control.standard,
  padding: vars.space.xxsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  textAlign: 'center',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.accentSoft, color: color.onAccentSoft },
    '&[data-focus-visible]': { outline: `3px solid ${color.focus}` },
    '&[data-disabled]': { color: color.textMuted, opacity: 0.55, cursor: 'not-allowed' },
    '&[data-selected]': { color: color.onAccent, background: color.accent, fontWeight: vars.weight.strong },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
      },
    },
  },
});
export const thisMonth = style({ borderColor: color.control, fontWeight: vars.weight.strong });
