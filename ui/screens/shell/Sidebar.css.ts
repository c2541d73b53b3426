import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';

const { color } = vars;
export const product = style({ fontSize: 'inherit', fontWeight: 'inherit' });
export const home = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  paddingInlineStart: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: '-3px',
});
export const homeMark = style({
  display: 'block',
  width: onGrid(32),
  overflow: 'hidden',
  borderRadius: vars.radius.small,
});
export const toggle = style({ display: 'flex', width: vars.control.standard, flexShrink: 0 });

const personBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.xsmall}`,
  borderBlock: `1px solid ${color.inkRaised}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: color.inkRaised } },
});
export const person = styleVariants(
  { wide: {}, narrow: { justifyContent: 'center', paddingInline: 0 } },
  (own) => [personBase, own],
);
export const who = style({ display: 'grid', flexGrow: 1, minWidth: 0 });
export const verified = style({ display: 'flex', color: color.honor });
const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
} as const;
export const name = style([textSize.small, clamp, { fontWeight: vars.weight.strong }]);
export const detail = style([textSize.caption, clamp, { color: color.onInkMuted }]);
