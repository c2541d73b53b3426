import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

/** Number of digits in codes from authenticator apps and email. */
export const digitCount = 6;
/** Width of one digit's cell. */
const cell = createVar();

/** Looks like one field with a cell per digit. A single input takes typing and pasting. */
export const frame = recipe({
  base: {
    position: 'relative',
    // Digits are read from the left in every language.
    direction: 'ltr',
    vars: { [cell]: vars.control.standard },
    width: `calc(${digitCount} * ${cell} + 2px)`,
    maxWidth: '100%',
    overflow: 'hidden',
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.standard,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      '&:hover': { borderColor: vars.color.text },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '[data-invalid] > * > &': {
        borderColor: vars.color.criticalSolid,
        boxShadow: `inset 0 0 0 1px ${vars.color.criticalSolid}`,
      },
    },
    '@media': {
      [`(max-width: ${onGrid(360)})`]: {
        vars: { [cell]: `min(${vars.control.small}, (100vw - ${onGrid(88)}) / ${digitCount})` },
      },
      '(forced-colors: active)': { selectors: { '[data-invalid] > * > &': { borderWidth: '3px' } } },
    },
  },
  variants: {
    isQuiet: { true: { background: vars.color.sunken } },
    isDisabled: { true: { borderColor: vars.color.line, background: vars.color.sunken } },
  },
});

/** One cell wider than its frame. Otherwise the space after the last digit would scroll the first one out of view. */
export const input = style({
  display: 'block',
  width: `calc((${digitCount} + 1) * ${cell})`,
  height: vars.control.large,
  margin: 0,
  padding: 0,
  paddingInlineStart: `calc((${cell} - 1ch) / 2)`,
  border: 0,
  outline: 'none',
  fontFamily: vars.family.code,
  fontSize: vars.size.title,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${cell} - 1ch)`,
  color: vars.color.text,
  background: 'transparent',
  selectors: { '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed', opacity: 1 } },
});

export const marks = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${digitCount}, 1fr)`,
  pointerEvents: 'none',
});
/** Separators: a short line between digits, a full one between two groups of three, as people read codes aloud. */
export const mark = recipe({
  base: { borderInlineStart: `1px solid ${vars.color.line}`, marginBlock: vars.space.small },
  variants: {
    at: {
      first: { borderInlineStartColor: 'transparent' },
      middle: { marginBlock: 0, borderInlineStartColor: vars.color.control },
      between: {},
    },
  },
});
