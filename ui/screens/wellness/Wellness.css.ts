import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

/** A wide part beside a narrow one; below one another where there is little room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [`(min-width: ${breakpoint.desktop}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
export const bullets = style({ paddingInlineStart: vars.space.medium });
export const list = style({ listStyle: 'none' });
export const entry = style({
  paddingBlock: vars.space.medium,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
  },
});

/** The ring beside the bars that make it. */
export const readiness = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'center',
  '@media': {
    [`(min-width: ${breakpoint.tablet}px)`]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});
/** A sheet of the calendar with the day of an appointment. */
export const appointment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
export const sheet = style({
  display: 'grid',
  justifyItems: 'center',
  width: '3.25rem',
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  lineHeight: 1.2,
});
export const sheetMonth = style({ fontSize: vars.size.caption, color: vars.color.textMuted });
export const sheetDay = style({ fontSize: vars.size.title, fontWeight: vars.weight.strong });
export const topEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
