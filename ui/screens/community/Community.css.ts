import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { column, onGrid } from '../../theme/sizes.ts';
import { tile } from '../layout.css.ts';

/** The list beside the calendar, the veteran's events and network; stacked on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [fromDesktop]: { gridTemplateColumns: `minmax(0, 1fr) ${column.aside}` } },
});
/** Shown only while `columns` is a single column. */
export const stacked = style({ '@media': { [fromDesktop]: { display: 'none' } } });
export const fields = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = style({ gridColumn: '1 / -1' });

/** Scrolls at a maximum height (feature spec, section 9). On a phone the page scrolls instead. */
export const scroller = style({
  borderRadius: vars.radius.small,
  '@media': { [fromTablet]: { maxHeight: onGrid(736), overflowY: 'auto', overscrollBehavior: 'auto' } },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
export const entry = style({
  paddingBlock: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  selectors: {
    '&:first-child': { paddingTop: vars.space.xxsmall },
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
  },
});
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
});
export const fact = style({
  display: 'flex',
  gap: vars.space.xsmall,
  alignItems: 'baseline',
});

/** Four figures that link to their lists. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xsmall,
  listStyle: 'none',
});
export const figureLink = style({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunken },
});

export const person = style([tile, { gridTemplateRows: '1fr auto' }]);
export const personHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
/** Messages of a conversation. */
export const thread = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });
const line = {
  maxWidth: onGrid(512),
  padding: vars.space.small,
  borderRadius: vars.radius.standard,
  overflowWrap: 'anywhere',
} as const;
export const theirs = style({ ...line, justifySelf: 'start', background: vars.color.sunken });
export const ours = style({
  ...line,
  justifySelf: 'end',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
