import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const solid = createVar();
const onSolid = createVar();
const soft = createVar();
const onSoft = createVar();
const { color } = vars;

export const badge = recipe({
  base: [
    textSize.caption,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xxsmall,
      // In a column, stay as wide as the text instead of stretching.
      width: 'fit-content',
      maxWidth: '100%',
      padding: `${fineSize[1]} ${vars.space.xsmall}`,
      border: '1px solid transparent',
      borderRadius: vars.radius.full,
      fontWeight: vars.weight.medium,
      fontVariantNumeric: 'tabular-nums',
      verticalAlign: 'middle',
    },
  ],
  variants: {
    tone: {
      neutral: {
        vars: {
          [solid]: color.textMuted,
          [onSolid]: color.surface,
          [soft]: color.sunken,
          [onSoft]: color.text,
        },
      },
      info: {
        vars: {
          [solid]: color.infoSolid,
          [onSolid]: color.surface,
          [soft]: color.infoSoft,
          [onSoft]: color.onInfoSoft,
        },
      },
      positive: {
        vars: {
          [solid]: color.positiveSolid,
          [onSolid]: color.surface,
          [soft]: color.positiveSoft,
          [onSoft]: color.onPositiveSoft,
        },
      },
      caution: {
        vars: {
          [solid]: color.cautionSolid,
          [onSolid]: color.surface,
          [soft]: color.cautionSoft,
          [onSoft]: color.onCautionSoft,
        },
      },
      critical: {
        vars: {
          [solid]: color.criticalSolid,
          [onSolid]: color.surface,
          [soft]: color.criticalSoft,
          [onSoft]: color.onCriticalSoft,
        },
      },
      honor: {
        vars: {
          [solid]: color.honor,
          [onSolid]: color.onHonor,
          [soft]: color.honorSoft,
          [onSoft]: color.onHonorSoft,
        },
      },
    },
    variant: {
      soft: { color: onSoft, background: soft },
      solid: { color: onSolid, background: solid },
      outline: { color: onSoft, borderColor: solid },
    },
  },
  defaultVariants: { tone: 'neutral', variant: 'soft' },
});
