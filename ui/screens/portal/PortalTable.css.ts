import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { column, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';

/** The search has its own line where filters beside it would be too narrow. */
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [fromDesktop]: {
      gridTemplateColumns: `minmax(${column.tile}, 1fr) minmax(0, auto)`,
      // Too many filters to fit beside the search, so a button opens them.
      selectors: { '&[data-many]': { gridTemplateColumns: `minmax(${column.tile}, 1fr) auto` } },
    },
    print: { display: 'none' },
  },
});
/** Button that opens the filters where they would leave no room for the list. */
export const toggle = style({
  '@media': {
    [fromTablet]: {
      display: 'none',
      selectors: { '[data-many] > &': { display: 'block' } },
    },
  },
});
export const filters = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${onGrid(144)}, 100%), 1fr))`,
    gap: vars.space.small,
    '@media': {
      [fromTablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${column.field}, 1fr))` },
      [fromDesktop]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: `minmax(0, ${onGrid(208)})`,
        selectors: {
          '[data-many] > &': {
            gridColumn: '1 / -1',
            gridAutoFlow: 'row',
            gridTemplateColumns: `repeat(auto-fit, minmax(${onGrid(200)}, 1fr))`,
          },
        },
      },
    },
  },
  variants: {
    isCollapsed: {
      true: {
        '@media': { [`not all and ${fromTablet}`]: { display: 'none' } },
        selectors: { '[data-many] > &': { display: 'none' } },
      },
    },
    /** Stacked, each in full. */
    isTall: {
      true: { '@media': { [`not all and ${fromTablet}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    },
  },
});

/** Reserves its height, so that nothing moves when rows are selected or filters cleared. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.standard,
  gridColumn: '1 / -1',
});
export const atEnd = style({ marginInlineStart: 'auto' });

const container = createContainer();
/** Below this width, the full name matters more than the picture. */
export const named = style({ display: 'block', containerName: container, containerType: 'inline-size' });
export const picture = style({
  display: 'inline-flex',
  '@container': { [`${container} (max-width: ${onGrid(184)})`]: { display: 'none' } },
});
/** A name with lines below it, each cut off separately. */
export const person = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: vars.space.small,
  alignItems: 'center',
});
export const lines = style({ display: 'grid', minWidth: 0 });

/** Limits the lines of a cell; the full text shows on focus or hover. */
const clamp = (most: number) =>
  style({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    overflow: 'hidden',
    whiteSpace: 'normal',
    selectors: { ':focus > * > &, a:focus &': { display: 'block' } },
  });
export const name = clamp(2);
/** Looks like a name; an underline shows that it is a link. */
export const nameLink = style({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
globalStyle(`${nameLink}:is(:hover, :focus-visible) ${name}`, { textDecoration: 'underline' });

export const note = style([
  textSize.caption,
  { color: vars.color.textMuted, fontWeight: vars.weight.regular },
  clamp(2),
]);
/** No taller than a name with two lines below it. */
export const words = style([textSize.small, { fontVariantNumeric: 'tabular-nums' }, clamp(3)]);

/** A bar beside its value. */
export const progress = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${onGrid(48)}, 1fr) ${vars.control.standard}`,
  gap: vars.space.xsmall,
  alignItems: 'center',
});
