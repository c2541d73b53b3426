import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${onGrid(12)})` } });

/** Covers the page without blocking clicks beside the toast. */
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: 0,
  bottom: 0,
  padding: vars.space.medium,
  paddingBottom: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  // A page's bottom bar stays free. In low windows it scrolls with the page.
  '@media': {
    [`${belowTablet} and (min-height: ${onGrid(400)})`]: {
      selectors: {
        'body:has([data-bottom-bar]) &': {
          bottom: `calc(${onGrid(56)} + env(safe-area-inset-bottom))`,
          paddingBottom: vars.space.xsmall,
        },
      },
    },
  },
});

/** The live region. */
export const live = style({ display: 'block' });

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    width: '100%',
    maxWidth: vars.width.narrow,
    marginInlineStart: 'auto',
    paddingBlock: vars.space.small,
    paddingInline: `${vars.space.medium} ${vars.space.xsmall}`,
    border: `1px solid ${vars.color.control}`,
    borderInlineStartWidth: '5px',
    borderRadius: vars.radius.standard,
    color: vars.color.text,
    background: vars.color.surface,
    boxShadow: vars.shadow.floating,
    pointerEvents: 'auto',
    animation: `${arrive} ${vars.motion.calm} ease-out`,
  },
  variants: {
    tone: {
      neutral: { borderInlineStartColor: vars.color.infoSolid },
      positive: { borderInlineStartColor: vars.color.positiveSolid },
      destructive: { borderColor: vars.color.criticalSolid },
    },
  },
});
export const iconBox = recipe({
  base: { display: 'flex', flexShrink: 0, paddingTop: vars.space.hair },
  variants: {
    tone: {
      neutral: { color: vars.color.infoSolid },
      positive: { color: vars.color.positiveSolid },
      destructive: { color: vars.color.criticalSolid },
    },
  },
});
export const textBox = style({ display: 'grid', flexGrow: 1, minWidth: 0 });
export const action = style({ paddingTop: vars.space.xsmall });
/** A small button, centered on the first line. */
export const dismiss = style({ flexShrink: 0, margin: `-${fineSize[5]} 0` });
