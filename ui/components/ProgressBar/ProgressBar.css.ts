import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const forced = '(forced-colors: active)';
const { color } = vars;

export const bar = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });
export const head = style([
  textSize.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.small}`,
  },
]);
export const label = style({ minWidth: 0, fontWeight: vars.weight.medium });
export const figure = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = recipe({
  base: {
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: color.line,
    '@media': { [forced]: { border: '1px solid CanvasText' } },
  },
  variants: { size: { small: { height: fineSize[6] }, standard: { height: fineSize[10] } } },
});

export const done = recipe({
  base: {
    // The fill carries meaning, so it also prints and shows in forced colors.
    printColorAdjust: 'exact',
    height: '100%',
    borderRadius: vars.radius.full,
    transition: `width ${vars.motion.calm} ease-out`,
    '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
  variants: {
    tone: {
      accent: { background: color.accent },
      info: { background: color.infoSolid },
      caution: { background: color.cautionSolid },
      critical: { background: color.criticalSolid },
      honor: { background: color.honor },
    },
  },
});
