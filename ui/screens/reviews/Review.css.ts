import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { column, onGrid } from '../../theme/sizes.ts';

/** Details, and the decision beside them if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [fromDesktop]: { gridTemplateColumns: `minmax(0, 1fr) ${column.asideNarrow}` },
  },
});

/** Tall enough for the longest tab of most applications, so that little moves between tabs. */
export const parts = style({ minHeight: onGrid(352) });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.medium}`,
  alignItems: 'start',
  '@media': { [fromDesktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const actions = style({
  gridColumn: '1 / -1',
  '@media': { [fromDesktop]: { gridColumn: 'auto' } },
});

export const walk = style({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const choices = style({ display: 'grid', gap: vars.space.xsmall });
globalStyle(`${choices} > *`, { width: '100%' });

/** Keyboard hints, for devices with a keyboard and enough width. */
export const keys = style({
  display: 'none',
  '@media': { [`(hover: hover) and ${fromTablet}`]: { display: 'inline' } },
});

export const prose = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: vars.width.reading,
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  listStyle: 'none',
});
