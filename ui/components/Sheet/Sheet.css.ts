import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';

export const overlay = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: layer.dialog,
    display: 'flex',
    // The height above a phone's keyboard, measured by react-aria.
    height: 'var(--visual-viewport-height)',
    background: vars.color.scrim,
    transition: `opacity ${vars.motion.calm}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  },
  variants: {
    side: {
      start: { justifyContent: 'flex-start' },
      end: { justifyContent: 'flex-end' },
      bottom: { alignItems: 'flex-end', justifyContent: 'center' },
    },
  },
});

const rest = vars.space.xxlarge;

export const surface = recipe({
  base: {
    display: 'flex',
    width: '100%',
    color: vars.color.text,
    background: vars.color.surface,
    boxShadow: vars.shadow.floating,
    // Visible only in forced colors, which remove the shadow.
    outline: '1px solid transparent',
    overflow: 'hidden',
    transition: `transform ${vars.motion.calm} ease-out`,
  },
  variants: {
    side: {
      // Leaves a strip of the page visible: pressing it closes the sheet.
      start: {
        height: '100%',
        maxWidth: `min(${vars.width.narrow}, 100% - ${rest})`,
        selectors: { '&[data-entering], &[data-exiting]': { transform: `translateX(-${onGrid(24)})` } },
      },
      end: {
        height: '100%',
        maxWidth: `min(${vars.width.narrow}, 100% - ${rest})`,
        selectors: { '&[data-entering], &[data-exiting]': { transform: `translateX(${onGrid(24)})` } },
      },
      bottom: {
        maxWidth: vars.width.reading,
        maxHeight: `calc(100% - ${rest})`,
        paddingBottom: 'env(safe-area-inset-bottom)',
        borderRadius: `${vars.radius.standard} ${vars.radius.standard} 0 0`,
        selectors: { '&[data-entering], &[data-exiting]': { transform: `translateY(${onGrid(24)})` } },
      },
    },
    isPanel: { true: { maxWidth: '100%', '@media': { [fromTablet]: { maxWidth: onGrid(560) } } } },
  },
});
