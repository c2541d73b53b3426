import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { countSize, fineSize } from '../../../theme/sizes.ts';
import { textSize } from '../../../components/Text/Text.css.ts';

const { color } = vars;

export const profile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  height: '100%',
  minHeight: vars.control.standard,
  minWidth: 0,
  padding: vars.space.small,
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
});
export const picture = style({ display: 'flex', flexShrink: 0 });
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
  padding: `0 ${fineSize[5]}`,
  borderRadius: vars.radius.full,
  fontSize: countSize.standard,
  fontWeight: vars.weight.strong,
  lineHeight: vars.mark.standard,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: color.onCritical,
  background: color.criticalSolid,
});
