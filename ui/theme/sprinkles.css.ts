import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { fromDesktop, fromTablet } from './media.ts';

const responsive = defineProperties({
  conditions: {
    mobile: {},
    tablet: { '@media': fromTablet },
    desktop: { '@media': fromDesktop },
  },
  defaultCondition: 'mobile',
  responsiveArray: ['mobile', 'tablet', 'desktop'],
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column', 'row-reverse'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    flexWrap: ['wrap', 'nowrap'],
    gap: vars.space,
    paddingTop: vars.space,
    paddingBottom: vars.space,
    paddingLeft: vars.space,
    paddingRight: vars.space,
    textAlign: ['left', 'center', 'right'],
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      // A single column if enlarged text leaves too little room for two.
      2: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 50% - 2.5rem)), 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      5: 'repeat(5, minmax(0, 1fr))',
      6: 'repeat(6, minmax(0, 1fr))',
    },
    maxWidth: vars.width,
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

const constant = defineProperties({
  properties: {
    background: vars.color,
    color: vars.color,
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    position: ['relative', 'absolute', 'sticky'],
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: [0],
    width: ['100%', 'auto'],
    overflow: ['hidden', 'auto', 'visible'],
    listStyle: ['none'],
  },
});

export const sprinkles = createSprinkles(responsive, constant);
export type Sprinkles = Parameters<typeof sprinkles>[0];
