import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet } from '../../../theme/media.ts';

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
