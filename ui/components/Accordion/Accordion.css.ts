import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const accordion = recipe({
  base: { minWidth: 0 },
  variants: {
    variant: {
      plain: {},
      framed: {
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.standard,
        background: vars.color.surface,
      },
    },
  },
});

const framed = accordion.classNames.variants.variant.framed;
globalStyle(`${framed} > *`, { paddingInline: vars.space.small });
// The frame already ends the last section.
globalStyle(`${framed} > :last-child`, { borderBottom: 0 });
