import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

/** The native file input covers the area and takes clicks, keys and dropped files. */
export const area = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
    minHeight: onGrid(96),
    padding: vars.space.medium,
    border: `2px dashed ${vars.color.control}`,
    borderRadius: vars.radius.standard,
    textAlign: 'center',
    background: vars.color.surface,
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&:hover': { borderColor: vars.color.text },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '[data-invalid] > * > &': { borderColor: vars.color.criticalSolid },
    },
  },
  variants: {
    isDragOver: { true: { borderColor: vars.color.accent, background: vars.color.accentSoft } },
    isDisabled: {
      true: {
        color: vars.color.textMuted,
        borderColor: vars.color.line,
        background: vars.color.sunken,
        '@media': { '(forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
    isFilled: { true: { minHeight: vars.control.standard, padding: vars.space.xsmall } },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontWeight: vars.weight.medium,
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  selectors: { ':disabled ~ &': { color: 'inherit' } },
});

export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  marginBottom: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
});
export const name = style({ display: 'block', overflowWrap: 'anywhere' });
export const facts = style([
  textSize.small,
  { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);
