import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { onGrid } from '../../../theme/sizes.ts';

const tallest = createVar();
const text = {
  gridArea: '1 / 1',
  minHeight: vars.control.standard,
  maxHeight: tallest,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  fontSize: vars.size.body,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
} as const;

/** Grows with its text up to a maximum height, by an invisible copy in the same grid cell. */
export const growing = recipe({
  base: {
    display: 'grid',
    minWidth: 0,
    selectors: {
      '&::after': {
        ...text,
        content: 'attr(data-value) " "',
        visibility: 'hidden',
        whiteSpace: 'pre-wrap',
        border: '1px solid transparent',
        overflow: 'hidden',
      },
    },
  },
  variants: {
    room: {
      // Feature spec, section 9: at most 60 px on the dashboard.
      little: { vars: { [tallest]: onGrid(60) } },
      much: { vars: { [tallest]: onGrid(144) } },
    },
  },
});
export const input = style({ ...text, resize: 'none' });
