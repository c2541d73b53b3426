import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

const fromTablet = `(min-width: ${breakpoint.tablet}px)`;

/** On a phone the search has a line of its own and the filters share the next. */
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'minmax(16rem, 2fr) minmax(0, 3fr)' },
    print: { display: 'none' },
  },
});
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.small,
  '@media': {
    [fromTablet]: {
      selectors: {
        // Too many to stand beside the search.
        '&[data-many]': {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'repeat(auto-fit, minmax(12.5rem, 1fr))',
        },
      },
    },
  },
});

/** Keeps its height, so that nothing jumps when rows are selected or filters cleared. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '2.75rem',
  gridColumn: '1 / -1',
});
export const atEnd = style({ marginLeft: 'auto' });

const place = createContainer();
/** Narrower than this the whole name counts for more than the picture. */
export const named = style({ display: 'block', containerName: place, containerType: 'inline-size' });
export const picture = style({
  display: 'inline-flex',
  '@container': { [`${place} (max-width: 11.5rem)`]: { display: 'none' } },
});
/** A name with the line below it, each cut by itself. */
export const person = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: vars.space.small,
  alignItems: 'center',
});
export const lines = style({
  display: 'grid',
  minWidth: 0,
  selectors: { ':focus &': { whiteSpace: 'normal' } },
});
export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** All of it for whoever goes to the cell. */
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: vars.line.small,
  selectors: { ':focus > * > &': { display: 'block' } },
});

/** A bar beside its figure. */
export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3rem, 1fr) 2.75rem',
  gap: vars.space.xsmall,
  alignItems: 'center',
});
