import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { fromDesktop } from '../../../theme/media.ts';
import { countSize, fine, onGrid } from '../../../theme/sizes.ts';
import { textSize } from '../../../components/Text/Text.css.ts';

const { color } = vars;

export const profile = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    height: '100%',
    minHeight: vars.control.standard,
    minWidth: 0,
    padding: vars.space.xsmall,
    border: `1px solid transparent`,
    borderRadius: vars.radius.small,
    color: color.text,
    textDecoration: 'none',
    outlineOffset: '-3px',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${vars.motion.quick}`,
    selectors: {
      '&:hover': { background: color.sunken },
      '&[aria-current]': { background: color.accentSoft, color: color.onAccentSoft },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  },
  variants: {
    shape: {
      // Two lines and a label below, the same height for all, so that the page doesn't move when the profile
      // changes.
      strip: { minHeight: onGrid(76) },
      list: { padding: vars.space.small },
    },
  },
});
/** Five in a row leave room for pictures only on wide screens. */
export const picture = recipe({
  base: { display: 'flex', flexShrink: 0 },
  variants: {
    shape: { strip: { display: 'none', '@media': { [fromDesktop]: { display: 'flex' } } }, list: {} },
  },
});
export const words = style({ display: 'grid', flexGrow: 1, minWidth: 0 });
export const label = style([
  textSize.small,
  { fontWeight: vars.weight.medium, lineHeight: 1.25, overflowWrap: 'break-word' },
]);
export const below = style([textSize.caption, { color: color.textMuted, overflowWrap: 'anywhere' }]);
export const active = style([
  textSize.caption,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall, fontWeight: vars.weight.strong },
]);
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xsmall}`,
});

export const unread = style({
  flexShrink: 0,
  minWidth: vars.mark.standard,
  padding: `0 ${fine[5]}`,
  borderRadius: vars.radius.full,
  fontSize: countSize.standard,
  fontWeight: vars.weight.strong,
  lineHeight: vars.mark.standard,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: color.onCritical,
  background: color.criticalSolid,
});
