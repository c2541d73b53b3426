import { recipe } from '@vanilla-extract/recipes';
import { fallbackVar, styleVariants } from '@vanilla-extract/css';
import { on } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize } from '../../theme/tokens.ts';
import { mapValues } from '../../theme/units.ts';

/** Size and line height for each step of the type scale; headings use the same. */
export const textSize = styleVariants(
  mapValues(fontSize, (_step, name) => ({ fontSize: vars.size[name], lineHeight: vars.line[name] })),
);

export const text = recipe({
  variants: {
    size: mapValues(fontSize, (_step, name) => [textSize[name]]),
    tone: {
      inherit: {},
      neutral: { color: fallbackVar(on.text, vars.color.text) },
      muted: { color: fallbackVar(on.muted, vars.color.textMuted) },
      accent: { color: vars.color.accent },
      info: { color: vars.color.infoSolid },
      positive: { color: vars.color.positiveSolid },
      critical: { color: vars.color.criticalSolid },
      honor: { color: vars.color.honor },
    },
    weight: mapValues(vars.weight, (fontWeight) => ({ fontWeight })),
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    truncate: {
      true: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    balanced: { true: { textWrap: 'balance' } },
  },
});
