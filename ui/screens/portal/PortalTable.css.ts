import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { column, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';

/** The search has a line of its own where filters beside it would be too small to read. */
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [fromDesktop]: {
      gridTemplateColumns: `minmax(${column.tile}, 1fr) minmax(0, auto)`,
      // Too many filters to stand beside the search: they are brought out by their button.
      selectors: { '&[data-many]': { gridTemplateColumns: `minmax(${column.tile}, 1fr) auto` } },
    },
    print: { display: 'none' },
  },
});
/** Brings filters out where they would leave no room for the list. */
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
    isFolded: {
      true: {
        '@media': { [`not all and ${fromTablet}`]: { display: 'none' } },
        selectors: { '[data-many] > &': { display: 'none' } },
      },
    },
    /** Below one another, each whole. */
    isTall: {
      true: { '@media': { [`not all and ${fromTablet}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    },
  },
});

/** Keeps its height, so that nothing jumps when rows are selected or filters cleared. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.standard,
  gridColumn: '1 / -1',
});
export const atEnd = style({ marginLeft: 'auto' });

const container = createContainer();
/** Narrower than this the whole name counts for more than the picture. */
export const named = style({ display: 'block', containerName: container, containerType: 'inline-size' });
export const picture = style({
  display: 'inline-flex',
  '@container': { [`${container} (max-width: ${onGrid(184)})`]: { display: 'none' } },
});
/** A name with what stands below it, each cut by itself. */
export const person = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: vars.space.small,
  alignItems: 'center',
});
export const lines = style({ display: 'grid', minWidth: 0 });

/** So many lines at most; all of them for whoever goes to the cell. */
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
/** Drawn as the name it is, and told to be a link by the line under it. */
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
/** No taller than a name with the two lines below it. */
export const words = style([textSize.small, { fontVariantNumeric: 'tabular-nums' }, clamp(3)]);

/** A bar beside its figure. */
export const progress = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${onGrid(48)}, 1fr) ${vars.control.standard}`,
  gap: vars.space.xsmall,
  alignItems: 'center',
});
