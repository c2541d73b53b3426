import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../Text/Text.css.ts';

const { color } = vars;

export const score = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space.xsmall}`,
    width: 'fit-content',
    maxWidth: '100%',
    border: '1px solid',
    borderRadius: vars.radius.small,
    printColorAdjust: 'exact',
  },
  variants: {
    band: {
      excellent: {
        color: color.onPositiveSoft,
        background: color.positiveSoft,
        borderColor: color.positiveSolid,
      },
      strong: { color: color.onInfoSoft, background: color.infoSoft, borderColor: color.infoSolid },
      fair: { color: color.onCautionSoft, background: color.cautionSoft, borderColor: color.cautionSolid },
      low: { color: color.onCriticalSoft, background: color.criticalSoft, borderColor: color.criticalSolid },
    },
    size: {
      small: [textSize.small, { padding: `0 ${vars.space.xsmall}` }],
      large: [textSize.body, { padding: `${vars.space.xxsmall} ${vars.space.small}` }],
    },
  },
});
export const figure = recipe({
  base: { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' },
  variants: { size: { small: {}, large: [textSize.title] } },
});
export const word = style({ fontWeight: vars.weight.medium });
