import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

const width = createVar();
/** Little enough to leave initials readable. */
const overlap = createVar();
/** Center of the next avatar, which covers the end of this one. */
const next = createVar();

export const group = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    listStyle: 'none',
    vars: { [overlap]: `calc(${width} / 8)`, [next]: `calc(1.5 * ${width} - ${overlap})` },
    selectors: { '[dir="rtl"] &, &[dir="rtl"]': { vars: { [next]: `calc(${overlap} - 0.5 * ${width})` } } },
  },
  variants: {
    size: {
      small: { vars: { [width]: onGrid(32) } },
      standard: { vars: { [width]: vars.control.standard } },
      large: { vars: { [width]: onGrid(72) } },
    },
  },
});

/** A gap is cut out around the next avatar, so the group fits on any background, and in forced colors. */
export const member = style({
  display: 'flex',
  flexShrink: 0,
  selectors: {
    '& + &': { marginInlineStart: `calc(-1 * ${overlap})` },
    '&:not(:last-child)': {
      maskImage: `radial-gradient(circle at ${next} 50%, transparent calc(${width} / 2 + 2px), black calc(${width} / 2 + 2.5px))`,
    },
  },
});

export const more = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    // A long number makes it wider, but not less round at the end that meets the last avatar.
    minWidth: width,
    height: width,
    paddingInline: vars.space.xxsmall,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    color: vars.color.text,
    background: vars.color.sunken,
  },
  variants: {
    size: {
      small: { fontSize: vars.size.caption },
      standard: { fontSize: vars.size.small },
      large: { fontSize: vars.size.title },
    },
  },
});
