import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { whenReduced } from '../../theme/motion.ts';
import { onGrid } from '../../theme/sizes.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

// With reduced motion it fades instead of turning.
const gentle = whenReduced({ animation: `${breathe} 2s ease-in-out infinite` });

const ring = style({
  display: 'inline-block',
  flexShrink: 0,
  borderStyle: 'solid',
  borderRadius: vars.radius.full,
  borderColor: 'currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  ...gentle,
  '@media': {
    ...gentle['@media'],
    // Forced colors hide the gap in the ring, so that the rotation would be invisible.
    '(forced-colors: active)': { borderRightColor: 'Canvas' },
  },
});

/** A class per size instead of a recipe, because every button includes its code. */
export const spinner = styleVariants({
  small: [ring, { width: vars.mark.small, height: vars.mark.small, borderWidth: '2px' }],
  large: [ring, { width: onGrid(40), height: onGrid(40), borderWidth: '3px' }],
});
