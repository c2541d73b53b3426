import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../Text/Text.css.ts';

export const code = recipe({
  base: {
    border: `1px solid ${vars.color.line}`,
    fontFamily: vars.family.code,
    fontVariantNumeric: 'tabular-nums',
    fontFeatureSettings: '"liga" 0',
    overflowWrap: 'anywhere',
    color: vars.color.text,
    background: vars.color.sunken,
  },
  variants: {
    variant: {
      inline: {
        padding: '0.05em 0.35em',
        borderRadius: vars.radius.small,
        fontSize: '0.95em',
        // Each line keeps its own box if the text wraps.
        boxDecorationBreak: 'clone',
        WebkitBoxDecorationBreak: 'clone',
      },
      block: [
        textSize.small,
        {
          display: 'block',
          padding: vars.space.medium,
          borderRadius: vars.radius.standard,
          tabSize: 2,
          // Long lines wrap: a box that scrolls sideways is hard to read on a phone and needs a tab stop.
          whiteSpace: 'pre-wrap',
        },
      ],
    },
  },
});
