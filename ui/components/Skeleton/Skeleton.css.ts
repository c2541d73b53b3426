import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { whenReduced } from '../../theme/motion.ts';
import { onGrid } from '../../theme/sizes.ts';
import { fontSize } from '../../theme/tokens.ts';
import { mapValues } from '../../theme/units.ts';
import { textSize } from '../Text/Text.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const still = whenReduced({ animation: 'none' });

const shade = style({
  borderRadius: vars.radius.small,
  background: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { ...still['@media'], '(forced-colors: active)': { border: '1px solid GrayText' } },
  selectors: still.selectors,
});

/** As tall as a line of the text that it stands for. */
export const line = recipe({
  base: { display: 'flex', alignItems: 'center', height: '1lh' },
  variants: { size: mapValues(fontSize, (_step, name) => [textSize[name]]) },
});

export const stroke = recipe({
  base: [shade, { height: '0.7em' }],
  variants: {
    width: { full: { width: '100%' }, long: { width: '62%' }, short: { width: '6ch' } },
  },
});

export const shape = recipe({
  base: [shade],
  variants: {
    shape: {
      circle: {
        width: vars.control.standard,
        height: vars.control.standard,
        borderRadius: vars.radius.full,
        flexShrink: 0,
      },
      block: { width: '100%', height: '100%', minHeight: onGrid(96), borderRadius: vars.radius.standard },
    },
  },
});
