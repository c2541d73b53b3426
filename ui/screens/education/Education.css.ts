import { style } from '@vanilla-extract/css';
import { textSize } from '../../components/Text/Text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet, fromDesktop, fromTablet } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';

/** Four rings or amounts in a row, two by two on a phone, stacked with enlarged text. */
export const rings = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${columnSize.label}, 50% - ${onGrid(40)})), 1fr))`,
  gap: vars.space.large,
  justifyItems: 'center',
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const amount = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxWidth: '100%',
  textAlign: 'center',
});
/** As high as a ring, so that labels stand in one line. */
export const amountFigure = style([
  textSize.section,
  {
    display: 'grid',
    placeItems: 'center',
    height: onGrid(80),
    fontWeight: vars.weight.strong,
  },
]);

/** Two lists beside each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [`screen and ${fromDesktop}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Reserves its height, so that nothing moves when "Clear all" appears. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: onGrid(40),
});

/** Facts stretch and actions stay at the bottom, so that actions line up across a row. */
export const programCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  height: '100%',
  '@media': { [belowTablet]: { gap: vars.space.xsmall } },
});
export const facts = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  '@media': { [belowTablet]: { gap: vars.space.xxsmall } },
});
export const headline = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  '@media': {
    [belowTablet]: { flexDirection: 'row', justifyContent: 'space-between', gap: vars.space.small },
  },
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': { [belowTablet]: { display: 'none' } },
});
/** What brings a program back to mind. */
export const keep = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { [belowTablet]: { display: 'none' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
});
