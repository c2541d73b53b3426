import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowPhone, belowTablet, fromDesktop, fromTablet } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';
import { tile } from '../layout.css.ts';

/** The list beside the calendar, the veteran's events and network. In one column the calendar comes first. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [fromDesktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${columnSize.aside}`,
      // The last row takes what the list is longer than the column beside it.
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xlarge,
    },
  },
});
export const areas = styleVariants({
  calendar: { '@media': { [fromDesktop]: { gridColumn: 2, gridRow: 1 } } },
  aside: {
    display: 'grid',
    gap: vars.space.large,
    '@media': { [fromDesktop]: { gridColumn: 2, gridRow: 2 } },
  },
});
/** The list is as high as both rows of the column beside it. */
export const events = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': { [fromDesktop]: { gridColumn: 1, gridRow: '1 / 3' } },
});
/** Shown only while `columns` is a single column. */
export const stacked = style({ '@media': { [fromDesktop]: { display: 'none' } } });
export const entry = style({
  paddingBlock: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  '@media': { [belowTablet]: { paddingBlock: vars.space.xsmall, paddingInlineEnd: 0 } },
  selectors: {
    '&:first-child': { paddingTop: vars.space.xxsmall },
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
  },
});
/** Opens the event from anywhere on its row. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  border: 'none',
  background: 'none',
  borderRadius: vars.radius.small,
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  '@media': { [fromTablet]: { display: 'none' } },
});
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
});
/** As many in a line as fit. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});
export const fact = style({
  display: 'flex',
  gap: vars.space.xsmall,
  alignItems: 'baseline',
});
// A long text beside it must not make it smaller.
globalStyle(`${fact} > svg`, { flexShrink: 0 });

/** Four figures, each beside its words on a phone and above them elsewhere. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [belowPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: vars.space.xsmall,
  listStyle: 'none',
});
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.line}`,
  '@media': {
    [belowTablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.xsmall,
      padding: `${vars.space.xsmall} ${vars.space.small}`,
    },
  },
});
export const figureLink = style([
  figure,
  { color: vars.color.text, textDecoration: 'none', ':hover': { background: vars.color.sunken } },
]);
export const figureNumber = style({
  fontSize: vars.size.section,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  '@media': { [belowTablet]: { fontSize: vars.size.lead } },
});
export const person = style([tile, { gridTemplateRows: '1fr auto' }]);
export const personHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
/** Who, what about, and the button: one after another on a phone, beside each other elsewhere. */
export const mentorRow = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)', alignItems: 'center' },
    [fromDesktop]: {
      gridTemplateColumns: `minmax(0, 5fr) minmax(0, 4fr) ${onGrid(304)}`,
      columnGap: vars.space.large,
    },
  },
});
/** The button's line. */
export const mentorAction = style({
  '@media': { [fromTablet]: { gridColumn: '1 / -1' }, [fromDesktop]: { gridColumn: 'auto' } },
});
export const mentorList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  listStyle: 'none',
});
/** Messages of a conversation. */
export const messageList = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });
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
