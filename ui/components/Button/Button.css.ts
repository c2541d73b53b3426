import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { on } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';

// Classes instead of a recipe, because the code of recipes weighs more than a button.

const rest = createVar();
const hover = createVar();
const pressed = createVar();
const { color } = vars;
/** Touch needs larger targets than a mouse. */
const touch = '(pointer: coarse)';

/** Shared by everything that looks like a button. */
export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minWidth: vars.control.standard,
  border: '1px solid transparent',
  borderRadius: vars.radius.standard,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  background: rest,
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: hover },
    '&:active, &[data-pressed]': { background: pressed },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
});

export const sizes = styleVariants({
  standard: {
    minHeight: vars.control.standard,
    padding: `${vars.space.xsmall} ${fineSize[18]}`,
    fontSize: vars.size.body,
  },
  small: {
    minHeight: vars.control.small,
    padding: `${vars.space.xxsmall} ${vars.space.small}`,
    fontSize: vars.size.small,
    '@media': { [touch]: { minHeight: vars.control.standard } },
  },
});

/** The colors of a button by its tone and variant. */
export const looks = {
  neutral: styleVariants({
    primary: {
      color: fallbackVar(on.onAccent, color.onAccent),
      vars: {
        [rest]: fallbackVar(on.accent, color.accent),
        [hover]: fallbackVar(on.accentHover, color.accentHover),
        [pressed]: fallbackVar(on.accentHover, color.accentPressed),
      },
    },
    secondary: {
      color: fallbackVar(on.text, color.text),
      borderColor: fallbackVar(on.muted, color.control),
      vars: {
        [rest]: fallbackVar(on.surface, color.surface),
        [hover]: fallbackVar(on.hover, color.sunken),
        [pressed]: fallbackVar(on.hover, color.line),
      },
    },
    quiet: {
      color: fallbackVar(on.text, color.accent),
      vars: {
        [rest]: 'transparent',
        [hover]: fallbackVar(on.hover, color.accentSoft),
        [pressed]: fallbackVar(on.hover, color.accentSoft),
      },
    },
  }),
  critical: styleVariants({
    primary: {
      color: color.onCritical,
      vars: { [rest]: color.criticalSolid, [hover]: color.criticalHover, [pressed]: color.criticalPressed },
    },
    secondary: {
      color: color.criticalSolid,
      borderColor: color.criticalSolid,
      vars: { [rest]: color.surface, [hover]: color.criticalSoft, [pressed]: color.criticalSoft },
    },
    quiet: {
      color: color.criticalSolid,
      vars: { [rest]: 'transparent', [hover]: color.criticalSoft, [pressed]: color.criticalSoft },
    },
  }),
};

/** Forced colors remove the fill. A thicker outline still marks the primary button. */
export const primary = style({ '@media': { '(forced-colors: active)': { borderWidth: '2px' } } });

export const fullWidth = style({ width: '100%' });

/** As wide as it is tall. */
export const iconOnly = styleVariants({
  standard: { paddingInline: 0 },
  small: {
    paddingInline: 0,
    minWidth: vars.control.small,
    '@media': { [touch]: { minWidth: vars.control.standard } },
  },
});
