import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fine } from '../../theme/sizes.ts';

const rest = createVar();
const hover = createVar();
const pressed = createVar();
/** Touch needs larger targets than a mouse. */
const touch = '(pointer: coarse)';

/** Shared by `Button` and `LinkButton`, which look the same. */
export const button = recipe({
  base: {
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
  },
  variants: {
    size: {
      standard: {
        minHeight: vars.control.standard,
        padding: `${vars.space.xsmall} ${fine[18]}`,
        fontSize: vars.size.body,
      },
      small: {
        minHeight: vars.control.small,
        padding: `${vars.space.xxsmall} ${vars.space.small}`,
        fontSize: vars.size.small,
        '@media': { [touch]: { minHeight: vars.control.standard } },
      },
    },
    emphasis: {
      primary: {
        color: vars.color.onAccent,
        // Forced colors remove the fill. A thicker outline still marks the primary button.
        '@media': { '(forced-colors: active)': { borderWidth: '2px' } },
        vars: {
          [rest]: vars.color.accent,
          [hover]: vars.color.accentHover,
          [pressed]: vars.color.accentPressed,
        },
      },
      secondary: {
        color: vars.color.text,
        borderColor: vars.color.control,
        vars: { [rest]: vars.color.surface, [hover]: vars.color.sunken, [pressed]: vars.color.line },
      },
      quiet: {
        color: vars.color.accent,
        vars: { [rest]: 'transparent', [hover]: vars.color.accentSoft, [pressed]: vars.color.accentSoft },
      },
      critical: {
        color: vars.color.onCritical,
        vars: {
          [rest]: vars.color.criticalSolid,
          [hover]: vars.color.criticalHover,
          [pressed]: vars.color.criticalPressed,
        },
      },
      onInk: {
        color: vars.color.onInk,
        borderColor: vars.color.onInkMuted,
        vars: { [rest]: 'transparent', [hover]: vars.color.inkRaised, [pressed]: vars.color.inkRaised },
      },
    },
    width: { content: {}, full: { width: '100%' } },
    /** As wide as it is tall. */
    isIconOnly: { true: { paddingInline: 0 } },
  },
  compoundVariants: [
    {
      variants: { isIconOnly: true, size: 'small' },
      style: { minWidth: vars.control.small, '@media': { [touch]: { minWidth: vars.control.standard } } },
    },
  ],
});
