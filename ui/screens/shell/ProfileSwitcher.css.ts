import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';
import { textSize } from '../../components/Text/Text.css.ts';

const { color } = vars;
/** Too narrow for words in the control. */
const cramped = `(width < ${onGrid(560)})`;
const hiddenToTheEye = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** One compact control in the top bar. On phones it shows the picture only; its name stays for screen readers. */
export const trigger = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.standard,
  padding: `${vars.space.hair} ${vars.space.xsmall}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.standard,
  color: color.text,
  background: color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ':hover': { borderColor: color.control },
  '@media': { [belowTablet]: { gap: vars.space.hair, paddingInline: vars.space.xxsmall } },
});
export const current = style({
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.2,
  '@container': { [cramped]: hiddenToTheEye },
});
export const currentLabel = style([textSize.small, { fontWeight: vars.weight.medium, lineHeight: 1.2 }]);
export const demo = style([textSize.caption, { color: color.textMuted, lineHeight: 1.2 }]);
export const arrow = style({ display: 'flex', color: color.textMuted });
/** Somebody else has news. */
export const unread = style({
  position: 'absolute',
  insetBlockStart: `-${vars.space.xxsmall}`,
  insetInlineEnd: `-${vars.space.xxsmall}`,
  width: vars.space.small,
  height: vars.space.small,
  borderRadius: vars.radius.full,
  border: `2px solid ${color.paper}`,
  background: color.criticalSolid,
});

/** A native popover below the bar, or at the bottom of a phone. The browser closes it on Escape or a press outside. */
export const dropdown = style({
  position: 'fixed',
  insetBlock: `${onGrid(60)} auto`,
  insetInline: `auto ${vars.space.large}`,
  width: onGrid(360),
  maxHeight: '80dvh',
  margin: 0,
  padding: vars.space.xsmall,
  overflowY: 'auto',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.standard,
  color: color.text,
  background: color.surface,
  boxShadow: vars.shadow.floating,
  '@media': {
    [belowTablet]: {
      insetBlock: 'auto 0',
      insetInline: 0,
      width: 'auto',
      margin: vars.space.xsmall,
      selectors: { '&::backdrop': { background: color.scrim } },
    },
  },
  '@supports': {
    // Below its control, also where the page is narrower than the window.
    '(position-area: block-end span-inline-start)': {
      '@media': {
        [fromTablet]: {
          insetBlock: 'auto',
          insetInline: 'auto',
          marginBlockStart: vars.space.xxsmall,
          ...({ positionArea: 'block-end span-inline-start' } as object),
        },
      },
    },
    // Browsers without popover support show the list in place.
    'not selector(:popover-open)': { position: 'static', margin: 0, boxShadow: 'none' },
  },
});
export const footer = style({
  marginBlockStart: vars.space.xsmall,
  paddingInline: vars.space.xsmall,
  borderBlockStart: `1px solid ${color.line}`,
});
export const options = style({ display: 'grid', gap: vars.space.hair, listStyle: 'none' });

export const overlay = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: layer.banner,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space.small,
    pointerEvents: 'none',
  },
  variants: {
    isSwitching: {
      true: {
        pointerEvents: 'auto',
        color: color.text,
        // The page behind remains faintly visible.
        background: `color-mix(in srgb, ${color.paper} 82%, transparent)`,
      },
    },
  },
});
